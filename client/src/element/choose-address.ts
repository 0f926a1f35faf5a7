import type { Completion } from '../types.ts';
import { button } from './dom.ts';
import type { Field } from './field.ts';
import type { Filled, FilledName, Filling } from './filling.ts';
import type { Words } from './words.ts';

type Chosen = Pick<Completion, 'kind' | 'address'>;

/**
 * Puts a chosen address into the form. It replaces the whole address, since a unit, a city or a code of
 * another one would make an address that does not exist. Below `line` the buyer can undo that, if something
 * was lost. Returns in words what was filled in.
 */
export function chooseAddress(line: Field, chosen: Chosen, filling: Filling, words: Words): string {
  const texts = filling.changes(wholeOf(chosen, filling), 'choice');
  const names = Object.keys(texts) as FilledName[];
  const before = Object.fromEntries(names.map((name) => [name, filling.textOf(name)]));
  const said = filling.fill(texts, 'choice');
  const isLoss = names.some((name) => name !== 'AddressPrimary' && before[name] !== '');
  const undo = button(words.undo, {
    kind: 'quiet',
    onClick: () => {
      filling.fill(before, 'choice');
      line.control.focus();
    },
  });
  // Filling in has emptied this place.
  if (isLoss) line.extra.replaceChildren(undo);
  return said;
}

/** A place that is chosen by its name keeps the lines, and the code if it stands beside that place. */
function wholeOf({ kind, address }: Chosen, { textOf }: Filling): Filled {
  const isHere = textOf('City') === address.City && textOf('Province') === address.Province;
  const PostalCode = address.PostalCode || (isHere ? textOf('PostalCode') : '');
  const others = kind === 'place' ? {} : { AddressSecondary: '', AddressTertiary: '' };
  return { ...others, ...address, PostalCode };
}
