const small = new Set('de du des la le les et en sur sous aux au lez ved i og på d l'.split(' '));

/** Writes a name in capitals in mixed case: "SAINT-JEAN-DE-LUZ" is Saint-Jean-de-Luz. */
export function titleCase(capitals: string): string {
  let isFirst = true;
  return capitals.toLowerCase().replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => {
    const keep = !isFirst && small.has(word);
    isFirst = false;
    return keep ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
