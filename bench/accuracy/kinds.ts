import type { PostalAddress } from '../../src/address/postal-address.ts';
import { type Fault, faults, type Setting } from './faults.ts';
import { freeForms, freeSorts } from './free-form.ts';
import { harmlessVariants } from './harmless.ts';

/**
 * `real`: each row as its source has it. `harmless`: must be accepted. `one`, `two`: so many faults, to be
 * corrected. Then what stands in fields that are not its own.
 */
export const sorts = ['real', 'harmless', 'one', 'two', ...freeSorts] as const;
export type Sort = (typeof sorts)[number];

/** An address as typed. */
export interface Typed {
  readonly typed: PostalAddress;
  /** The same with every part in its own field, faults included. */
  readonly byField: PostalAddress;
}

/** One way in which an address is typed. */
export interface Kind {
  readonly name: string;
  readonly sort: Sort;
  /** undefined if it cannot apply to the address. */
  type(address: PostalAddress, setting: Setting): Typed | undefined;
}

export const asItIs: Kind = {
  name: 'as it is',
  sort: 'real',
  type: (address) => ({ typed: address, byField: address }),
};

const clean: Kind = { ...asItIs, name: 'clean', sort: 'harmless' };

const harmless = harmlessVariants.map(
  ({ name, type }): Kind => ({
    name,
    sort: 'harmless',
    type: (address, setting) => {
      const typed = type(address, setting);
      return typed && { typed, byField: address };
    },
  }),
);

const single = faults.map(
  (fault): Kind => ({
    name: fault.name,
    sort: 'one',
    type: (address, setting) => typeFaults(address, setting, fault),
  }),
);

function typeFaults(address: PostalAddress, setting: Setting, ...list: readonly Fault[]): Typed | undefined {
  let typed: PostalAddress | undefined = address;
  let byField = address;
  for (const fault of list) {
    typed = fault.type(typed, setting);
    if (typed === undefined) return undefined;
    if (fault.on !== 'layout') byField = typed;
  }
  // Leaving out a province, or writing it elsewhere, does not change the meaning.
  return { typed, byField };
}

/**
 * Two faults on different things, the layout last. A fault beside another city is left out: too little
 * remains to recognise the address.
 */
function pairs(): Kind[] {
  const usable = faults.filter(({ name }) => name !== 'other city');
  return usable.flatMap((first, at) =>
    usable
      .slice(at + 1)
      .filter((second) => second.on !== first.on)
      .map(
        (second): Kind => ({
          name: `${first.name} + ${second.name}`,
          sort: 'two',
          type: (address, setting) => typeFaults(address, setting, first, second),
        }),
      ),
  );
}

const free = freeForms.map(
  ({ name, sort, type }): Kind => ({
    name,
    sort,
    type: (address, setting) => {
      const typed = type(address, setting);
      return typed && { typed, byField: address };
    },
  }),
);

export const kinds: readonly Kind[] = [asItIs, clean, ...harmless, ...single, ...pairs(), ...free];
