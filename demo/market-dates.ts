/** How a market writes dates. The API writes MM/DD/YYYY in every market. */
export interface MarketDates {
  /** An example whose day, month and year cannot be confused. */
  readonly example: string;
  /** The typed date in the API's form. Other text stays as it is, for the service to judge. */
  toWire(typed: string): string;
  /** A date of the API as the market writes it. */
  fromWire(text: string): string;
}

type Part = 'day' | 'month' | 'year';
type Texts = Readonly<Record<Part, string>>;

const widths: Readonly<Record<Part, number>> = { day: 2, month: 2, year: 4 };

/** The dates of a market, by the CLDR data in the browser. */
export function datesOf(market: string): MarketDates {
  const pieces = piecesOf(market);
  const order = pieces.map(({ part }) => part);
  const write = (texts: Texts) => pieces.map(({ before, part }) => before + texts[part]).join('');
  return {
    example: write({ day: '23', month: '07', year: '1985' }),
    toWire: (typed) => {
      const texts = read(typed, order);
      return texts === undefined ? typed : `${texts.month}/${texts.day}/${texts.year}`;
    },
    fromWire: (text) => {
      const texts = read(text, ['month', 'day', 'year']);
      return texts === undefined ? text : write(texts);
    },
  };
}

interface Piece {
  readonly before: string;
  readonly part: Part;
}

function piecesOf(market: string): Piece[] {
  const { language, region } = new Intl.Locale(`und-${market}`).maximize();
  const format = new Intl.DateTimeFormat(`${language}-${region}-u-ca-gregory-nu-latn`, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const pieces: Piece[] = [];
  let before = '';
  for (const { type, value } of format.formatToParts(0)) {
    // Direction marks are not part of the date.
    if (type === 'literal') before = value.replace(/\p{Cf}/gu, '');
    else if (type === 'day' || type === 'month' || type === 'year') {
      pieces.push({ before: pieces.length === 0 ? '' : before, part: type });
      before = '';
    }
  }
  return pieces;
}

/** Reads three numbers in the given order. Phone keypads have no separators, so none are needed. */
function read(text: string, order: readonly Part[]): Texts | undefined {
  const typed = text.normalize('NFKC').trim();
  const numbers = typed.match(/\d+/g) ?? [];
  if (/\p{L}{2}/u.test(typed)) return undefined;
  const isTogether = numbers.length === 1 && typed.length === 8;
  const groups = isTogether ? split(typed, order) : numbers;
  // Every market reads four digits in front as the year.
  const taken: readonly Part[] = !isTogether && numbers[0]?.length === 4 ? ['year', 'month', 'day'] : order;
  if (groups.length !== 3) return undefined;
  const parts = taken.map((part, at) => [part, (groups[at] ?? '').padStart(2, '0')] as const);
  if (parts.some(([part, digits]) => digits.length !== widths[part])) return undefined;
  return Object.fromEntries(parts) as Texts;
}

function split(digits: string, order: readonly Part[]): string[] {
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += widths[part];
    return digits.slice(from, at);
  });
}
