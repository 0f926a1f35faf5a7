/** How people write a country below an address, where neither its code nor `Intl` has it. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
};

/** Whether a text is the country: its code, or its name in English or in its own language. */
export function namesCountry(text: string, country: string): boolean {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const names = ['en', language].map((each) => new Intl.DisplayNames(each, { type: 'region' }).of(country));
  const wanted = fold(text);
  return [country, ...names, ...(shortNames[country] ?? [])].some((name) => fold(name ?? '') === wanted);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('.', '').trim();
}
