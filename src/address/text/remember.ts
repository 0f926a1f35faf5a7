import { obtain } from './group-by.ts';

/** An answer, which may be undefined. */
interface Known<Value> {
  readonly value: Value;
}

/**
 * Returns a function that remembers its answers: the latest so many, and up to twice as many.
 * The meanings of one address ask about the same words again and again.
 */
export function remember<Value>(most: number, read: (text: string) => Value): (text: string) => Value {
  let recent = new Map<string, Known<Value>>();
  let former = new Map<string, Known<Value>>();
  return (text) => {
    const known = recent.get(text);
    if (known !== undefined) return known.value;
    const found = former.get(text) ?? { value: read(text) };
    if (recent.size === most) [recent, former] = [new Map<string, Known<Value>>(), recent];
    recent.set(text, found);
    return found.value;
  };
}

/** The same for each owner by itself, such as a country: with a new owner, nothing is known. */
export function rememberBy<Owner extends object, Value>(
  most: number,
  read: (text: string, owner: Owner) => Value,
): (text: string, owner: Owner) => Value {
  const byOwner = new WeakMap<Owner, (text: string) => Value>();
  return (text, owner) => obtain(byOwner, owner, () => remember(most, (each) => read(each, owner)))(text);
}

/** Returns a function that makes a value at its first call, and answers that value from then on. */
export function once<Value>(make: () => Value): () => Value {
  let made: Known<Value> | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
