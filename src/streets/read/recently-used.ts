/**
 * Returns a function that makes a value of a number, and keeps the values that were used since their weight
 * last reached half the limit, and those of the time before. The total weight stays below the limit, apart
 * from the last value.
 */
export function recentlyUsed<Value extends { readonly size: number }>(
  most: number,
  make: (key: number) => Value,
): (key: number) => Value {
  let young = new Map<number, Value>();
  let old = new Map<number, Value>();
  let youngWeight = 0;
  /** What was asked for last is often asked for again. */
  let last: { readonly key: number; readonly value: Value } | undefined;
  const add = (key: number, value: Value): Value => {
    old.delete(key);
    if (youngWeight + value.size > most / 2) {
      [young, old] = [new Map(), young];
      youngWeight = 0;
    }
    young.set(key, value);
    youngWeight += value.size;
    return value;
  };
  return (key) => {
    if (key === last?.key) return last.value;
    const value = young.get(key) ?? add(key, old.get(key) ?? make(key));
    last = { key, value };
    return value;
  };
}
