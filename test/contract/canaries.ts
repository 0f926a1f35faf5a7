import { contract } from '../support/contract-schema.ts';

/** Everything that people send here begins with this word, so that it is found wherever it comes out. */
export const personal = (name: string) => `Kanari${name}`;

/** Ids of carts, sessions and profiles begin with this word: only events may name them. */
export const id = (name: string) => `Kennung${name}`;

/** Sent where words are not accepted. No clock, counter or id looks like these. */
export const numbers = {
  phone: '(510)555-0173',
  phoneOther: '(510)555-0174',
  taxId: '536-22-8731',
  dateOfBirth: '03/17/1987',
  pin: '7391',
  postalCode: '94539-4777',
  poNumber: 'PO-58213377',
};

export function personalIn(text: string): string[] {
  const words = text.match(/kanari\w*/gi) ?? [];
  const found = Object.values(numbers).filter((number) => isIn(text, number));
  return [...new Set([...words, ...found])];
}

export function idsIn(text: string): string[] {
  return [...new Set(text.match(/kennung\w*/gi) ?? [])];
}

/** Whether it stands alone, and not as part of a longer number. */
function isIn(text: string, number: string): boolean {
  const [before = '', ...parts] = text.split(number);
  let last = before;
  return parts.some((part) => {
    const isAlone = !/[\w.]$/.test(last) && !/^\w/.test(part);
    last = part;
    return isAlone;
  });
}

export const validAddress = {
  Email: `${personal('Email')}@example.com`,
  ShipToEmail: `${personal('ShipToEmail')}@example.com`,
  Phone: numbers.phone,
  PONumber: numbers.poNumber,
  ShipToInstruction: personal('ShipToInstruction'),
  Name: personal('Name'),
  ShipToId: '12-3456',
  AddressPrimary: `39500 ${personal('Street')} Pl`,
  AddressSecondary: `Ste ${personal('Secondary')}`,
  AddressTertiary: personal('Tertiary'),
  City: 'Fremont',
  Province: 'CA',
  PostalCode: numbers.postalCode,
};

export const validApplication = {
  DateOfBirth: numbers.dateOfBirth,
  EMail: `${personal('EMail')}@example.com`,
  SubscribeToEmail: true,
  FirstName: personal('First'),
  LastName: personal('Last'),
  MiddleInitial: 'K',
  PhoneHome: numbers.phone,
  PhoneOther: numbers.phoneOther,
  Pin: numbers.pin,
  SiteUrl: personal('Site'),
  RecognitionName: personal('Recognition'),
  PartnerFirstName: personal('PartnerFirst'),
  PartnerLastName: personal('PartnerLast'),
  TaxId: numbers.taxId,
};

/** Headers that say who somebody is, or that nobody asked for. */
export const hostileHeaders = {
  'accept-language': `${personal('Language')}, de`,
  'user-agent': personal('Agent'),
  'x-forwarded-for': personal('Address'),
  'x-request-id': `${personal('Request')} id`,
  cookie: `session=${personal('Cookie')}`,
  origin: `https://${personal('Origin')}.example.com`,
  referer: `https://example.com/${personal('Referer')}`,
  traceparent: `00-${personal('Trace')}-00f067aa0ba902b7-01`,
  tracestate: `vendor=${personal('State')}`,
  baggage: `name=${personal('Baggage')}`,
};

export interface Attempt {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

const members = [...Object.keys(validAddress), ...Object.keys(validApplication)];
const everyMember = (value: unknown) =>
  JSON.stringify(Object.fromEntries(members.map((name) => [name, value])));

const bodies: readonly (string | Buffer)[] = [
  JSON.stringify(validAddress),
  JSON.stringify(validApplication),
  everyMember({ [personal('Key')]: [personal('Value')] }),
  everyMember(personal('Long').repeat(200)),
  everyMember(`${personal('Control')}\u0000\u0007`),
  everyMember(`${personal('Surrogate')}\ud800`),
  JSON.stringify({
    owner: personal('Owner'),
    market: personal('Market'),
    name: 7,
    province: personal('Province'),
  }),
  `{"Name": "${personal('Broken')}`,
  `["${personal('Array')}"]`,
  Buffer.from(`{"Name": "${personal('Latin')}\xe9"}`, 'latin1'),
  `${JSON.stringify({ id: personal('LineId'), market: 'XX', siteUrl: personal('-'), owner: 7 })}\n${personal('NoJson')}\n`,
];

/** Every operation of the document, with every body and under every type. */
export function attemptsOnEveryOperation(): Attempt[] {
  return Object.entries(contract.paths).flatMap(([pattern, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]): Attempt[] => {
      const filled = pattern.replaceAll(/\{\w+\}/g, personal('Parameter'));
      const path = `${filled}?${personal('Query')}=${personal('Query')}`;
      const types = Object.keys(requestBody?.content ?? {});
      const attempts = types.flatMap((type) =>
        bodies.map((body) => ({ method, path, headers: { 'content-type': type }, body })),
      );
      const mistyped = {
        method,
        path,
        headers: { 'content-type': `text/${personal('Type')}` },
        body: personal('Text'),
      };
      return [{ method, path }, ...(types.length === 0 ? [] : [mistyped]), ...attempts];
    }),
  );
}

/** Requests for no operation, and bytes that are not even a request. */
export const strayAttempts: readonly Attempt[] = [
  { method: 'get', path: `/${personal('Path')}/${personal('Path')}` },
  { method: 'get', path: `/%zz${personal('Path')}` },
  { method: 'get', path: `/platform/v1/carts/${personal('Path').repeat(300)}` },
  { method: 'patch', path: `/health/live?${personal('Query')}` },
  { method: 'get', path: '/health/live', headers: { [personal('Header')]: personal('Header').repeat(3000) } },
];
export const strayBytes: readonly string[] = [
  `${personal('Bytes')}\r\n\r\n`,
  `GET /${personal('Bytes')} HTTP/1.1\r\n${personal('Bytes')} ${personal('Bytes')}\r\n\r\n`,
  `CONNECT ${personal('Bytes')}.example.com:443 HTTP/1.1\r\nHost: ${personal('Bytes')}\r\n\r\n`,
];
