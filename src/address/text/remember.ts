import { obtain } from './group-by.ts';

/** An answer, which may be undefined. */
interface Known<Value> {
  readonly value: Value;
}

/**
 * The meanings of one address ask about the same words again and again, other addresses seldom. Answers
 * that are kept for the next address take longer to collect as garbage than to find again.
 */
const mostOfAddress = 32;

/** Returns a function that remembers its answers: the latest so many, and up to twice as many. */
export function remember<Value>(
  read: (text: string) => Value,
  most = mostOfAddress,
): (text: string) => Value {
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
  read: (text: string, owner: Owner) => Value,
  most = mostOfAddress,
): (text: string, owner: Owner) => Value {
  const byOwner = new WeakMap<Owner, (text: string) => Value>();
  return (text, owner) => obtain(byOwner, owner, () => remember((each) => read(each, owner), most))(text);
}

/** Returns a function that makes a value at its first call, and answers that value from then on. */
export function once<Value>(make: () => Value): () => Value {
  let made: Known<Value> | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
