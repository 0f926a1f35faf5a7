const delimiters = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Returns the commonest delimiter outside quotes in the first line of a table; a comma if there is none. */
export function delimiterOf(line: string): Delimiter {
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
