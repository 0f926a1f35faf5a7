export function keyOf(params: unknown): string {
  const [key] = Object.values(params as Readonly<Record<string, string>>);
  if (key === undefined) throw new Error('the path names nothing');
  return key;
}
