/** Names of a country that people write below an address, beside its code and the names that `Intl` has. */
const shortNames: Readonly<Record<string, readonly string[]>> = {
  US: ['USA', 'United States of America'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
};

/** Whether a text names the country: by its code, or by its name in English or in its own language. */
export function namesCountry(text: string, country: string): boolean {
  const { language } = new Intl.Locale(`und-${country}`).maximize();
  const names = ['en', language].map((each) => new Intl.DisplayNames(each, { type: 'region' }).of(country));
  const wanted = fold(text);
  return [country, ...names, ...(shortNames[country] ?? [])].some((name) => fold(name ?? '') === wanted);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('.', '').trim();
}
