import type { AddressFormat, AddressSubmission, Completion } from '../types.ts';
import { addressLabel } from './address-label.ts';
import { button, element } from './dom.ts';
import type { Words } from './words.ts';

type Address = Completion['address'];

export interface WaysOut {
  readonly addresses: readonly Address[];
  /** Its unit and the lines below go with each of the addresses. */
  readonly typed: AddressSubmission;
  readonly format: Pick<AddressFormat, 'label'>;
  readonly words: Words;
  onTake(address: Address): unknown;
}

/** The addresses as buttons under a question; nothing if there are none. */
export function waysOutList({ addresses, typed, format, words, onTake }: WaysOut): HTMLElement[] {
  if (addresses.length === 0) return [];
  const id = 'ways-out';
  const { AddressSecondary = '', AddressTertiary = '' } = typed;
  const items = addresses.map((address) => {
    const label = addressLabel({ AddressSecondary, AddressTertiary, ...address }, format.label);
    const lines = Array.from(label.children, ({ textContent }) => textContent);
    return element('li', {}, button(lines.join(', '), { onClick: () => onTake(address) }));
  });
  return [
    element('h3', { id }, words.waysOut),
    element('ul', { class: 'ways', part: 'ways', 'aria-labelledby': id }, ...items),
  ];
}
