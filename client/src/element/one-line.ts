/** What the address form of a market knows of its country. */
export interface Country {
  readonly market: string;
  /** In the reader's language. */
  readonly name: string;
}

/**
 * An address that was copied whole, as one line that the service takes apart: its lines are set apart by
 * commas, and what the service does not look for in a line goes, which is the name that has a field of its
 * own and the country.
 */
export function oneLine(pasted: string, name: string, country: Country): string {
  const isSame = (one: string, other: string) => fold(one) === fold(other);
  const lines = pasted
    .split(/[\r\n]+/)
    .map((line) => line.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, ''))
    .filter((line) => line !== '' && !isSame(line, name));
  const parts = lines.join(', ').split(', ');
  const last = parts.at(-1) ?? '';
  const isCountry = parts.length > 1 && namesOf(country).some((each) => isSame(last, each));
  return (isCountry ? parts.slice(0, -1) : parts).join(', ');
}

/** How people of a country write it below an address, where that is not its name. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America'],
  GB: ['UK', 'Great Britain'],
};

function namesOf({ market, name }: Country): string[] {
  const english = new Intl.DisplayNames('en', { type: 'region' }).of(market) ?? '';
  return [name, english, ...(shortNames[market] ?? [])];
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\./g, '').trim();
}
