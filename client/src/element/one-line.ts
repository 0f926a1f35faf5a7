/** What the address form of a market knows about its country. */
export interface Country {
  readonly market: string;
  /** In the reader's language. */
  readonly name: string;
}

/**
 * Writes a pasted address as one line, for the service to take apart. Commas separate its lines. The name and
 * the country are left out, since the service does not look for them.
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

/** How people write a country below an address, other than by its name. */
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
