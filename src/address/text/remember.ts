/**
 * Returns a function that remembers its answers: the latest so many, and up to twice as many.
 * The meanings of one address ask about the same words again and again.
 */
export function remember<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  let recent = new Map<string, Value>();
  let former = new Map<string, Value>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined || recent.has(text)) return known as Value;
    const value = former.has(text) ? (former.get(text) as Value) : read(text);
    if (recent.size === most) [recent, former] = [new Map<string, Value>(), recent];
    recent.set(text, value);
    return value;
  };
}
