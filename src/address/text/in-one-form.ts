/**
 * Returns copies that all have every member which any of them has, undefined where it is absent, in one
 * order. V8 reads members of such objects many times as quickly as of objects that lack some of them.
 */
export function inOneForm<T extends object>(all: readonly T[]): T[] {
  const absent = Object.fromEntries(
    all.flatMap((each) => Object.keys(each).map((name) => [name, undefined])),
  );
  return all.map((each) => ({ ...absent, ...each }));
}
