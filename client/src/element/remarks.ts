import type { Client } from '../client.ts';
import type { AddressFormat } from '../types.ts';
import { button, element } from './dom.ts';
import { emailWithoutSlip } from './email-slip.ts';
import type { Field } from './field.ts';
import type { Filling } from './filling.ts';
import type { Form } from './form.ts';
import { askQuietly } from './quiet-question.ts';
import { fill, type Words } from './words.ts';

export interface RemarkOptions {
  readonly client: Pick<Client, 'completeAddress'>;
  readonly format: Pick<AddressFormat, 'market'>;
  readonly words: Words;
}

/** Longer than a press of the button to which the buyer went on, so that it does not move. */
const afterClickMs = 300;

/**
 * Says below a field what may have been forgotten or mistyped, once the field is left. Nothing is marked as
 * wrong, and the form can be sent as it is. What the buyer waves aside is not said again.
 */
export function remarkOnLeaving(form: Form, options: RemarkOptions, filling: Filling): void {
  const { words } = options;
  const waved = new Set<string>();
  const remark = (field: Field, text: string, take?: string) => {
    const said = field.control.value;
    if (waved.has(said) || field.control.matches(':focus')) return;
    const onLeave = () => {
      waved.add(said);
      field.clear();
      field.control.focus();
    };
    const onTake = () => {
      field.control.value = take ?? said;
      field.control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      field.control.focus();
    };
    const buttons = [
      ...(take === undefined ? [] : [button(take, { kind: 'chip', onClick: onTake })]),
      button(words.leave, { kind: 'quiet', onClick: onLeave }),
    ];
    field.remark(text, element('div', { class: 'remark-choices' }, ...buttons));
    form.speak(text);
  };
  for (const name of ['Email', 'ShipToEmail']) {
    const field = form.fields.get(name);
    onceLeft(field, (text) => {
      const meant = emailWithoutSlip(text);
      if (field && meant) remark(field, fill(words.didYouMean, { text: meant }), meant);
    });
  }
  const line = form.fields.get('AddressPrimary');
  const ask = askForNumber(options, filling, (text) => {
    if (line?.control.value === text) remark(line, words.numberMissing);
  });
  onceLeft(line, (text) => void ask(/\p{N}/u.test(text) || text === '' ? undefined : text));
}

function onceLeft(field: Field | undefined, look: (text: string) => void): void {
  field?.control.addEventListener('change', () => {
    const text = field.control.value;
    setTimeout(() => field.control.value === text && look(text.trim()), afterClickMs);
  });
}

/** The service completes the name of a street that it knows as one whose number is still to be typed. */
function askForNumber(
  { client, format }: RemarkOptions,
  { textOf }: Filling,
  onMissing: (text: string) => void,
): (text?: string) => Promise<void> {
  let asked = '';
  return askQuietly(
    (text: string, signal) => {
      asked = text;
      const near = [textOf('City'), textOf('Province')].filter(Boolean).join(', ');
      const question = { text, postalCode: textOf('PostalCode'), near };
      return client.completeAddress(format.market, question, { signal });
    },
    (found = []) => {
      const isStreet = found.some(
        ({ kind, address }) => kind === 'street' && fold(address.AddressPrimary) === fold(asked),
      );
      if (isStreet) onMissing(asked);
    },
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
