/**
 * What does the engine weigh? Prints twenty addresses of ten countries, ten with one fault and ten with two,
 * as a table: what is typed, the verdict, and the cheapest meaning with its cost by part. Uses built-in data.
 *
 *   npx tsx bench/accuracy/explained.ts
 */
import { explainAddress } from '../../src/address/explain-address.ts';
import { addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';

// Country, city, province, postal code.
const examples: readonly string[] = [
  'US|Freemont|CA|94538',
  'US|Cupertno|CA|95041',
  'FR|Pariss||75008',
  'FR|Lyonn||96003',
  'JP|Kyoto|Osaka|604-0971',
  'JP|Kyotto|Kyoto|604-O971',
  'FI|Helsinky||00100',
  'FI|00100||Helsinky',
  'MY|Bentonng|Pahang|28700',
  'MY|Seremban|Johor|7400',
  'TR|Kızıltepe|Mardin|407400',
  'TR|Pazarr|Tokat|60825',
  'IN|Mumbai|Gujarat|400001',
  'IN|Mumbay|Maharashtra|40001',
  'CA|Calgary|ON|T2E 8V2',
  'CA|Vankuver||V5T 1E8',
  'DE|Hanower||30159',
  'DE|Leipsig||40109',
  'IT|Roma|LE|00186',
  'IT|Palermo||20100',
];

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const blank = Object.fromEntries(addressParts.map((part) => [part, null])) as unknown as PostalAddress;

function row(example: string): string {
  const [code = '', city = '', area = '', postalCode = ''] = example.split('|');
  const country = gazetteer.country(code);
  if (country === undefined) throw new Error(`${code} is unknown`);
  const typed = {
    ...blank,
    line1: '12 High Street',
    locality: city,
    administrativeArea: area || null,
    postalCode,
  };
  const { verdict, candidates } = explainAddress(typed, country);
  const { suggestion, missing, malformed, doubts } = verdict;
  const problems = [
    ...missing.map((part) => `lacks ${part}`),
    ...[...malformed, ...doubts].map((each) => each.code),
  ];
  const judged =
    suggestion !== null
      ? `offers ${text(suggestion)}`
      : problems.length > 0
        ? problems.join(', ')
        : 'accepted';
  const [best] = candidates;
  const parts = Object.entries(best?.costs ?? {}).filter(([part]) => part !== 'street');
  const costs = parts.map(([part, nats]) => `${part} ${nats}`).join(', ');
  return `| ${code}: ${text(typed)} | ${judged} | ${best === undefined ? '' : `${best.reason}: ${best.cost} (${costs})`} |`;
}

function text({ locality, administrativeArea, postalCode }: PostalAddress): string {
  return [locality, administrativeArea, postalCode].filter((part) => part !== null).join(', ');
}

process.stdout.write('| typed | verdict | cheapest meaning, in nats |\n|---|---|---|\n');
for (const example of examples) process.stdout.write(`${row(example)}\n`);
