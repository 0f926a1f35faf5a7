import { foldedWords } from '../../text/place-key.ts';
import { sampleOf } from './letter-model.ts';
import type { Places } from './places.ts';

const longestEnding = 4;
/** An ending of fewer names of the sample is as well that of any word. */
const fewestNames = 5;

/**
 * Learns from an even sample of the country's names how they end. Returns a function that tells whether names
 * end as a text does: "Shamongville" is new, and ends as a name.
 */
export function nameEndings(places: Places): (text: string) => boolean {
  const counts = new Map<string, number>();
  for (const locality of sampleOf(places)) {
    const ending = endingOf(places.localityName(locality));
    counts.set(ending, (counts.get(ending) ?? 0) + 1);
  }
  return (text) => (counts.get(endingOf(text)) ?? 0) >= fewestNames;
}

function endingOf(text: string): string {
  return foldedWords(text).at(-1)?.slice(-longestEnding) ?? '';
}
