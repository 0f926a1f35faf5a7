/**
 * Reads "st saint, ste sainte": spellings with commas between, each with the one that counts. Nothing stands
 * behind a word that says nothing.
 */
export function spellings(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text.split(',').map((pair) => {
      const [word = '', meant = ''] = pair.trim().split(' ');
      return [word, meant];
    }),
  );
}
