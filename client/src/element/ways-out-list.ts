import type { AddressFormat, Completion } from '../types.ts';
import { addressLabel } from './address-label.ts';
import { button, element } from './dom.ts';
import type { Words } from './words/words.ts';

type Address = Completion['address'];

/** The addresses as buttons under a question; nothing if there are none. */
export function waysOutList(
  addresses: readonly Address[],
  { label }: Pick<AddressFormat, 'label'>,
  words: Words,
  onTake: (address: Address) => unknown,
): HTMLElement[] {
  if (addresses.length === 0) return [];
  const id = 'ways-out';
  const items = addresses.map((address) => {
    const lines = Array.from(addressLabel(address, label).children, ({ textContent }) => textContent);
    return element('li', {}, button(lines.join(', '), { onClick: () => onTake(address) }));
  });
  return [
    element('h3', { id }, words.waysOut),
    element('ul', { class: 'ways', part: 'ways', 'aria-labelledby': id }, ...items),
  ];
}
