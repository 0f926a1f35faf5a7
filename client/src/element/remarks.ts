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
  const { textOf } = filling;
  const waved = new Set<string>();
  const remark = (field: Field, text: string, take?: string, said = field.control.value) => {
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
  const [line, unit] = [form.fields.get('AddressPrimary'), form.fields.get('AddressSecondary')];
  const ask = askAboutLine(options, filling, (text, lacks) => {
    if (line?.control.value !== text) return;
    if (lacks === 'number') remark(line, words.numberMissing);
    else remarkOnUnit(text);
  });
  const remarkOnUnit = (text: string) => {
    const isThere = textOf('AddressSecondary') !== '' || textOf('AddressTertiary') !== '';
    if (unit === undefined || isThere || line?.control.value !== text) return;
    // Whoever is in the field may be about to enter it.
    const again = () => setTimeout(() => remarkOnUnit(text), afterClickMs);
    if (unit.control.matches(':focus')) unit.control.addEventListener('blur', again, { once: true });
    else remark(unit, words.unitMissing, undefined, text);
  };
  onceLeft(line, (text) => void ask(text || undefined));
  // The building was another one.
  line?.control.addEventListener('input', () => unit?.extra.querySelector('.remark') && unit.clear());
}

function onceLeft(field: Field | undefined, look: (text: string) => void): void {
  field?.control.addEventListener('change', () => {
    const text = field.control.value;
    setTimeout(() => field.control.value === text && look(text.trim()), afterClickMs);
  });
}

/**
 * A line that the service completes to itself lacks what the completion lacks: the number if it is a street,
 * the unit if street data knows units at the number.
 */
function askAboutLine(
  { client, format }: RemarkOptions,
  { textOf }: Filling,
  onMissing: (text: string, lacks: 'number' | 'unit') => void,
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
      const same = found.filter(({ address }) => fold(address.AddressPrimary) === fold(asked));
      if (same.some(({ kind }) => kind === 'street') && !/\p{N}/u.test(asked)) onMissing(asked, 'number');
      else if (same[0]?.lacksUnit) onMissing(asked, 'unit');
    },
  );
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
