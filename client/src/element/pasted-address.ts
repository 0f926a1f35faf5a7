import { type Country, oneLine } from './one-line.ts';

/** Turns what is pasted into an address line into one line. */
export function takePasted(line: HTMLInputElement, nameOf: () => string, country: Country): void {
  line.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const taken = oneLine(text, nameOf(), country);
    if (taken === '' || taken === text) return;
    event.preventDefault();
    line.setRangeText(taken, line.selectionStart ?? 0, line.selectionEnd ?? 0, 'end');
    line.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  });
}
