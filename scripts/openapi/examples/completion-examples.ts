import type { AddressCompletionsBody, CodePlacesBody } from '../../../src/http/wire/market-bodies.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import { type Example, refused } from './example.ts';

type CodePlacesExample = Example & {
  readonly query: Readonly<Record<string, string>>;
  readonly response: CodePlacesBody;
};

/** For the United States. The tests send them and compare the answers. */
export const codePlacesExamples: readonly CodePlacesExample[] = [
  {
    name: 'found',
    summary: 'One city has the code',
    query: { postalCode: '94539' },
    response: {
      postalCode: '94539',
      places: [{ City: 'Fremont', Province: 'CA' }],
      ...done,
    },
  },
  {
    name: 'unknown',
    summary: 'A code that the service does not know',
    query: { postalCode: '00000' },
    response: { postalCode: '00000', places: [], ...done },
  },
  {
    name: 'none',
    summary: 'The text is not a postal code of the market',
    query: { postalCode: '9453' },
    response: {
      postalCode: null,
      places: [],
      ...refused({ code: 'PostalCode.Invalid', params: { form: '95014' } }),
    },
  },
];

type CompletionExample = Example & { readonly response: AddressCompletionsBody };

/** For the United States, with street data of Fremont. The tests send them and compare the answers. */
export const addressCompletionExamples: readonly CompletionExample[] = [
  {
    name: 'street',
    summary: 'A number and the beginning of a street',
    request: { text: '39500 stev' },
    response: {
      completions: [
        {
          kind: 'address',
          address: {
            AddressPrimary: '39500 Stevenson Place',
            City: 'Fremont',
            Province: 'CA',
            PostalCode: '94539',
          },
          matched: [
            { field: 'AddressPrimary', from: 0, to: 5 },
            { field: 'AddressPrimary', from: 6, to: 10 },
          ],
        },
      ],
      ...done,
    },
  },
  {
    name: 'place',
    summary: 'The beginning of a city after the line, with the province',
    request: { text: '1 Main St, fremo ca' },
    response: {
      completions: [
        {
          kind: 'place',
          address: { AddressPrimary: '1 Main St', City: 'Fremont', Province: 'CA', PostalCode: '' },
          matched: [
            { field: 'AddressPrimary', from: 0, to: 9 },
            { field: 'City', from: 0, to: 5 },
            { field: 'Province', from: 0, to: 2 },
          ],
        },
      ],
      ...done,
    },
  },
  {
    name: 'tooManyWanted',
    summary: 'The limit is higher than the service allows',
    isInvalid: true,
    request: { text: 'stev', limit: 50 },
    response: {
      completions: [],
      ...refused({ code: 'Limit.Invalid', params: { max: '10' } }),
    },
  },
];
