import { formatPhone } from '../format-phone.ts';
import type { Form } from './form.ts';
import { writtenSoFar } from './phone-so-far.ts';

/** Loads the formatter for phone numbers of a market. It takes the text typed so far. */
export type PhoneFormatter = (market: string) => Promise<(text: string) => string>;

/** A number so far, up to its last digit; anything else, such as an extension, is left as it is typed. */
const numberText = /^[+\d\s().-]*\d$/;

/**
 * Writes phone numbers in the interface's form, also while they are typed. Where it has no form for all
 * numbers of the market, a formatter writes them while they are typed.
 */
export function formatPhones(
  form: Form,
  { market, phoneForm }: { readonly market: string; readonly phoneForm: string },
  loadFormatter?: PhoneFormatter,
): void {
  for (const { spec, control } of form.fields.values()) {
    if (spec.kind !== 'tel' || !(control instanceof HTMLInputElement)) continue;
    const hasForm = phoneForm.includes('#');
    let format = (text: string): string => (hasForm ? writtenSoFar(text, phoneForm) : text);
    const load = async () => {
      format = (await loadFormatter?.(market)) ?? format;
    };
    // Loaded when somebody is about to type: data on all countries may be larger than the page.
    if (!hasForm) control.addEventListener('focus', load, { once: true });
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
