import type { Field } from './field.ts';
import { fill, type Words } from './words.ts';

/** Longer than a press of a button takes. */
const afterClickMs = 250;

/** Reports malformed text when its field is left. Returns a function that drops the checks under way. */
export function reportMalformedText(
  root: HTMLElement,
  fieldOf: (target: EventTarget | null) => Field | undefined,
  speak: (text: string) => void,
  words: Words,
): () => void {
  let round = 0;
  const check = (field: Field) => {
    if (field.control.matches(':focus')) return;
    const message = malformedMessage(field, words);
    if (message !== '') field.showProblems([message]);
    speak(message);
  };
  // The message appears after the click that left the field, so that the clicked button does not move.
  root.addEventListener('change', ({ target }) => {
    const left = fieldOf(target);
    const since = round;
    if (left !== undefined) setTimeout(() => round === since && check(left), afterClickMs);
  });
  return () => {
    round += 1;
  };
}

function malformedMessage({ spec: { label, form }, control }: Field, words: Words): string {
  const text = control.value.trim();
  if (form === undefined || text === '' || form.fits(text)) return '';
  return fill(words.writeLike, { field: label, example: form.example });
}
