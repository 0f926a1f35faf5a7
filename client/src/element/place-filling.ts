import type { Client } from '../client.ts';
import type { Filling } from './filling.ts';
import type { Form } from './form.ts';
import { placeToFill } from './place-to-fill.ts';
import { askQuietly } from './quiet-question.ts';

/** Fills in city and province, if they are empty, once the postal code is complete. */
export function fillPlaces(
  form: Form,
  market: string,
  client: Pick<Client, 'places'>,
  filling: Filling,
): void {
  const { control, spec } = form.fields.get('PostalCode') ?? {};
  const ask = askQuietly(
    (code: string, signal) => client.places(market, code, { signal }),
    (places = []) => form.speak(filling.fill(placeToFill(places, filling) ?? {}, 'code')),
  );
  control?.addEventListener('input', () =>
    ask(spec?.form?.fits(control.value.trim()) ? control.value : undefined),
  );
}
