import { type AddressFormat, formatPhone } from '@checkout-verification/client';
import type { CountryCode } from 'libphonenumber-js';
import type { Form } from './form.ts';

/** A number so far, as far as its last digit; anything else, such as an extension, is left as it is typed. */
const numberText = /^[+\d\s().-]*\d$/;

/** Sets phone numbers apart as they are typed, and brings them into the interface's form once they are complete. */
export function formatPhones(
  form: Form,
  { market, phoneForm }: Pick<AddressFormat, 'market' | 'phoneForm'>,
): void {
  for (const { spec, control } of form.fields.values()) {
    if (spec.kind !== 'tel' || !(control instanceof HTMLInputElement)) continue;
    let format = (text: string): string => text;
    // Loaded once somebody is about to type: what it knows of all countries is larger than the page.
    control.addEventListener('focus', async () => (format = await loadFormatter(market)), { once: true });
    control.addEventListener('input', (event) => {
      const isDeletion = event instanceof InputEvent && event.inputType.startsWith('delete');
      const isAtEnd = control.selectionStart === control.value.length;
      if (!isDeletion && isAtEnd && numberText.test(control.value)) control.value = format(control.value);
    });
    control.addEventListener('change', () => {
      control.value = formatPhone(control.value, phoneForm);
    });
  }
}

async function loadFormatter(market: string): Promise<(text: string) => string> {
  const { AsYouType, isSupportedCountry } = await import('libphonenumber-js/min');
  const country: CountryCode | undefined = isSupportedCountry(market) ? market : undefined;
  return (text) => new AsYouType(country).input(text);
}
