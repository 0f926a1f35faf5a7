import type { Client } from '../client.ts';
import type { Filling } from './filling.ts';
import type { Form } from './form.ts';
import { placeToFill } from './place-to-fill.ts';
import { askQuietly } from './quiet-question.ts';
import { soon } from './soon.ts';

/**
 * Fills in city and province, if they are empty, once the postal code is complete. Returns a function that
 * waits for an answer that is under way.
 */
export function fillPlaces(
  form: Form,
  market: string,
  client: Pick<Client, 'places'>,
  filling: Filling,
): () => Promise<void> {
  const { control, spec } = form.fields.get('PostalCode') ?? {};
  const ask = askQuietly(
    (code: string, signal) => client.places(market, code, { signal }),
    (places = []) => form.speak(filling.fill(placeToFill(places, filling) ?? {}, 'code')),
  );
  let asked = Promise.resolve();
  control?.addEventListener('input', () => {
    asked = ask(spec?.form?.fits(control.value.trim()) ? control.value : undefined);
  });
  return () => soon(asked);
}
