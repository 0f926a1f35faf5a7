import { formatPhone } from '../format-phone.ts';
import type { Form } from './form.ts';

/** Loads what sets a phone number of a market apart while it is typed: it takes the text so far. */
export type PhoneFormatter = (market: string) => Promise<(text: string) => string>;

/** A number so far, as far as its last digit; anything else, such as an extension, is left as it is typed. */
const numberText = /^[+\d\s().-]*\d$/;

/**
 * Brings phone numbers into the interface's form once they are complete, and sets them apart as they are
 * typed where there is a formatter for that.
 */
export function formatPhones(
  form: Form,
  { market, phoneForm }: { readonly market: string; readonly phoneForm: string },
  loadFormatter?: PhoneFormatter,
): void {
  for (const { spec, control } of form.fields.values()) {
    if (spec.kind !== 'tel' || !(control instanceof HTMLInputElement)) continue;
    let format = (text: string): string => text;
    // Loaded once somebody is about to type: what it knows of all countries may be larger than the page.
    control.addEventListener(
      'focus',
      async () => {
        format = (await loadFormatter?.(market)) ?? format;
      },
      { once: true },
    );
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
