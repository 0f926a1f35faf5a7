import type { Form } from './form.ts';
import { type Country, oneLine } from './one-line.ts';

/** Turns what is pasted into the first address line into one line. */
export function takePasted({ fields }: Form, country: Country): void {
  const line = fields.get('AddressPrimary')?.control;
  if (!(line instanceof HTMLInputElement)) return;
  line.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const taken = oneLine(text, fields.get('Name')?.control.value ?? '', country);
    if (taken === '' || taken === text) return;
    event.preventDefault();
    line.setRangeText(taken, line.selectionStart ?? 0, line.selectionEnd ?? 0, 'end');
    line.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  });
}
