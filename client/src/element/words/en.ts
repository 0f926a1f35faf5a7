/**
 * The element’s own words in English. Labels of an address and messages come from the service. `{name}`
 * stands for a value.
 */
export const en = {
  contact: 'Contact',
  address: 'Address',
  more: 'More options',
  optional: 'optional',
  choose: 'Choose…',
  notServed: 'not served',
  suchAs: 'Such as {example}',
  Email: 'Email for the receipt',
  Phone: 'Phone',
  ShipToEmail: 'Email for the packing list',
  PONumber: 'Purchase order number',
  ShipToInstruction: 'Delivery instructions',
  ShipToId: 'Distributor who receives it',
  Branch: 'How you get it',
  shipIt: 'Ship to this address',
  pickUpAt: 'Pick up: {branch}',
  saveAddress: 'Save address',
  addressSaved: 'The address is saved.',
  problems: 'Please check the following',
  keepAnyway: 'Use my address anyway',
  suggestionTitle: 'Is this the right address?',
  typed: 'You entered',
  suggested: 'Suggested',
  changes: 'What differs',
  changed: '{field}: “{before}” becomes “{after}”',
  added: '{field}: “{after}” is added',
  removed: '{field}: “{before}” is left out',
  useSuggested: 'Use suggested address',
  keepTyped: 'Keep my address',
  edit: 'Edit address',
  failed: 'That did not work',
  unreachable: 'We cannot be reached at the moment. Check your connection and try again.',
  requestId: 'Request {id}',
  again: 'Try again',
  working: 'Checking…',
  country: 'Country',
  writeLike: '{field}: write it like {example}.',
  saveFirst: 'Save the address first.',
  suggestions: 'Suggestions: {count}',
} as const;

/** The element’s words, in any language. */
export type Words = Readonly<Record<keyof typeof en, string>>;
