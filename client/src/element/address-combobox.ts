import type { Client } from '../client.ts';
import type { AddressFormat } from '../types.ts';
import { chooseAddress } from './choose-address.ts';
import type { Filling } from './filling.ts';
import type { Form } from './form.ts';
import { askQuietly } from './quiet-question.ts';
import { createSuggestionList } from './suggestion-list.ts';
import { fill, type Words } from './words.ts';

export interface AddressComboboxOptions {
  readonly client: Pick<Client, 'completeAddress'>;
  readonly format: Pick<AddressFormat, 'market' | 'label'>;
  readonly words: Words;
}

/** How long typing must have paused before the service is asked. */
const pauseMs = 150;
/** A text with fewer letters or digits gets no completions. */
const isEnough = /[\p{L}\p{N}].*[\p{L}\p{N}]/u;

/** Completes an address while its first line is typed: a combobox that follows the WAI-ARIA pattern. */
export function completeWhileTyping(
  { fields, speak }: Form,
  { client, format, words }: AddressComboboxOptions,
  filling: Filling,
): void {
  const field = fields.get('AddressPrimary');
  if (field === undefined) return;
  const { control, root, spec } = field;
  const { textOf } = filling;
  const list = createSuggestionList(control, {
    label: spec.label,
    template: format.label,
    onTake: (completion) => {
      close();
      speak(chooseAddress(field, completion, filling, words));
      // For the remarks on a line that is complete.
      control.dispatchEvent(new Event('change'));
    },
  });
  root.append(list.root);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';
  const ask = askQuietly(
    (text: string, signal) => {
      asked = text;
      const near = [textOf('City'), textOf('Province')].filter(Boolean).join(', ');
      const question = { text, postalCode: textOf('PostalCode'), near };
      return client.completeAddress(format.market, question, { signal });
    },
    (found) => {
      // More was typed and will be asked for in a moment; until then the list stays as it is.
      if (found !== undefined && control.value !== asked) return;
      const news = (found ?? []).filter(({ address }) =>
        Object.values(filling.changes(address, 'choice')).some(Boolean),
      );
      list.show(news);
      speak(news.length === 0 ? '' : fill(words.suggestions, { count: news.length }));
    },
  );
  const offer = () => void ask(isEnough.test(control.value) ? control.value : undefined);
  const close = () => {
    clearTimeout(timer);
    void ask();
  };

  // Texts that a program fills in, such as a browser that knows the address, need no completions.
  control.addEventListener('input', (event) => {
    const isTyped = event instanceof InputEvent && event.inputType !== 'insertReplacementText';
    if (!isTyped) return close();
    clearTimeout(timer);
    timer = setTimeout(offer, pauseMs);
  });
  control.addEventListener('blur', close);
  root.addEventListener('keydown', (event) => {
    const { key, isComposing } = event;
    if (isComposing) return;
    if (!list.press(key)) {
      if (key !== 'ArrowDown') return;
      offer();
    }
    // The form, or a dialog around it, must not react to a key that was meant for the list.
    event.preventDefault();
    event.stopPropagation();
  });
}
