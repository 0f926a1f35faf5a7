import type { AddressSubmission } from '../types.ts';
import type { AddressFields } from './address-fields.ts';
import { addressLabel } from './address-label.ts';
import { button, element } from './dom.ts';
import type { Form } from './form.ts';
import { fill } from './words.ts';

/** What was saved, in place of the form until the buyer wants to change it. */
export interface Receipt {
  readonly root: HTMLElement;
  /** `isKept` marks an address that the buyer kept against a doubt. */
  show(address: AddressSubmission, isKept: boolean): void;
  /** Shows the form again. */
  hide(): void;
}

export function createReceipt(form: Form, { format, words, branches }: AddressFields): Receipt {
  const title = 'receipt-title';
  const root = element('section', {
    ...{ class: 'group receipt', part: 'group receipt', tabindex: -1, hidden: true },
    'aria-labelledby': title,
  });
  const hide = () => {
    root.hidden = true;
    root.replaceChildren();
    form.root.classList.remove('folded');
  };
  const change = () => {
    hide();
    const { control } = form.fields.get('AddressPrimary') ?? {};
    control?.focus();
  };
  return {
    root,
    hide,
    show: (address, isKept) => {
      const branch = branches.find(({ id }) => id === address.Branch);
      const lines = [branch && fill(words.pickUpAt, { branch: branch.name }), address.Email, address.Phone];
      const shown = lines.filter((line): line is string => Boolean(line));
      const wasHere = form.root.matches(':focus-within');
      root.replaceChildren(
        element('p', { class: 'note', part: 'note', id: title, role: 'status' }, words.addressSaved),
        addressLabel(address, format.label),
        element('ul', {}, ...shown.map((line) => element('li', {}, line))),
        ...(isKept ? [element('p', { class: 'remark', part: 'remark' }, words.keptAsTyped)] : []),
        button(words.change, { onClick: change }),
      );
      form.root.classList.add('folded');
      root.hidden = false;
      // The button that had the focus is gone.
      if (wasHere) root.focus({ preventScroll: true });
      root.scrollIntoView({ block: 'nearest' });
    },
  };
}
