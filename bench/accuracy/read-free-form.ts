/**
 * What does the engine make of what people type into any field? Prints thirty addresses of 24 countries as a
 * table: as typed, and as stored, offered or doubted. Uses built-in data.
 *
 *   npx tsx bench/accuracy/read-free-form.ts
 */
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { judgeByEngine } from './outcome.ts';

// Country, line 1, line 2, city, province, postal code.
const examples: readonly string[] = [
  'US|39500 Stevenson Pl Fremont CA 94539|||CA|',
  'US|Attn: Jo Sample, 39500 Stevenson Pl Ste 204 Fremont California 94539||||',
  'US|4800 Fremont Ave N, Seattle, King County, WA 98103||||',
  'US|Fremont||39500 Stevenson Pl|CA|94539',
  'US|39500 Stevenson Pl||Fremont CA|CA|94539',
  'US|39500 Stevenson Pl||asdf|CA|94539',
  'GB|12 High Street, Oakham, Rutland LE15 6AL, United Kingdom||||',
  'GB|12 High Street|Oakham|||LE15 6AL',
  'DE|Kastanienallee 12 10435 Berlin Deutschland||||',
  'DE|Sonnenstr. 3||München, Germany||80331',
  'DE|Sonnenstr. 3||MÃ¼nchen||80331',
  'AT|Stephansplatz 3||1010 Wien||',
  'CH|Bahnhofstrasse 1, 8001 Zürich ZH||||',
  'FR|12 rue de Rivoli 75001 Paris FRANCE||||',
  'ES|C. de Alcalá, 23 28014 Madrid, España||||',
  'IT|Via Roma 3, 53100 Siena SI, Italia||||',
  'PT|Rua Augusta 27, 1100-048 Lisboa||||',
  'NL|Damrak 1||1012 LG Amsterdam||',
  'PL|ul. Marszałkowska 1, 00-624 Warszawa||||',
  'SE|Drottninggatan 1||Stockholm||SE-111 51',
  'CA|800 Rue Sherbrooke O Montréal QC H3A 2K6||||',
  'AU|20 Langtree Ave Mildura VIC 3500||||',
  'BR|Av. Paulista 1578, São Paulo-SP, 01310-200||||',
  'MX|Av. Juárez 12, Centro, 06050 Ciudad de México, CDMX||||',
  'JP|東京都千代田区丸の内1-9-1 100-0005||||',
  'KR|세종대로 110||서울||04524',
  'TW|台北市信義區信義路五段7號||||110',
  'IN|1 Janpath, New Delhi, Delhi 110001, India||||',
  'SG|1 Fullerton Square Singapore 049178||||',
  'IL|Rothschild 12||Tel Aviv-Yafo||6688218',
];

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const blank = Object.fromEntries(addressParts.map((part) => [part, null])) as unknown as PostalAddress;

function row(example: string): string {
  const [code = '', ...texts] = example.split('|');
  const [line1, line2, locality, administrativeArea, postalCode] = texts.map((each) => each || null);
  const country = gazetteer.country(code);
  if (country === undefined || line1 === undefined) throw new Error(`${code} is unknown`);
  const typed = Object.assign({ ...blank }, { line1, line2, locality, administrativeArea, postalCode });
  const { suggestion, problems, stored = typed } = judgeByEngine(typed, country);
  if (suggestion !== null) return rowOf(code, typed, 'offers', suggestion);
  return problems.length > 0
    ? `| ${code}: ${text(typed)} | ${problems.join(', ')} |`
    : rowOf(code, typed, 'stores', stored);
}

function rowOf(code: string, typed: PostalAddress, verb: string, read: PostalAddress): string {
  return `| ${code}: ${text(typed)} | ${verb} ${text(read)} |`;
}

/** The parts in the order of the form, "/" between them. */
function text({ line1, line2, locality, administrativeArea, postalCode }: PostalAddress): string {
  return [line1, line2, locality, administrativeArea, postalCode].filter((part) => part !== null).join(' / ');
}

process.stdout.write('| typed, "/" between fields | read |\n|---|---|\n');
for (const example of examples) process.stdout.write(`${row(example)}\n`);
