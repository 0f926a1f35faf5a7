import { DataError } from '../read/data-error.ts';
import { noDivision, type PlaceRow, placeRow } from '../read/place-row.ts';
import type { PlaceImporter, ReadLine } from './place-importer.ts';
import { readCsv } from './read-csv.ts';
import type { SourceFile } from './read-source.ts';
import { checkKind } from './source-fault.ts';

const encoding = 'iso-8859-1';

/**
 * Reads the list of Correos de México ("CPdescarga.txt"): a notice, a header, then one settlement per line,
 * with columns separated by bars. A code stands for its city or municipality first, then for its settlements.
 */
export function sepomexImporter(): PlaceImporter {
  return {
    name: 'sepomex',
    licence: 'Correos de México: free of charge, not for sale',
    source: (file) => `Correos de México, ${file}`,
    read: readSettlements,
    finish: (rows) => [...rows.filter(isTown), ...rows.filter((row) => !isTown(row))],
  };
}

function isTown({ place, divisions: [, municipality, city] }: PlaceRow): boolean {
  return place === municipality.name || place === city.name;
}

async function* readSettlements(file: SourceFile): AsyncGenerator<ReadLine> {
  let header: readonly string[] | undefined;
  const towns = new Set<string>();
  for await (const { line, values } of readCsv(file, { encoding, delimiter: '|', quoted: false })) {
    if (header === undefined) {
      if (values.includes('d_codigo')) header = values;
      else if (line > 2) throw new DataError(`${file.name} is no list of Correos de México. ${checkKind}`);
      continue;
    }
    const columns = header;
    const text = (name: string) => values[columns.indexOf(name)] ?? '';
    const row = rowOf(text);
    yield { line, row };
    if (typeof row === 'string') continue;
    for (const town of [text('d_ciudad'), text('D_mnpio')]) {
      const identity = `${row.postalCode} ${town}`;
      if (town === '' || town === row.place || towns.has(identity)) continue;
      towns.add(identity);
      yield { line, row: { ...row, place: town } };
    }
  }
}

function rowOf(text: (name: string) => string): PlaceRow | string {
  if (!/^\d{4,5}$/.test(text('d_codigo'))) return 'the postal code is not five digits';
  if (text('d_asenta') === '') return 'the settlement is missing';
  return placeRow('MX', text('d_codigo'), text('d_asenta'), [
    { name: text('d_estado'), code: text('c_estado') },
    { name: text('D_mnpio'), code: text('c_mnpio') },
    text('d_ciudad') === '' ? noDivision : { name: text('d_ciudad'), code: text('c_cve_ciudad') },
  ]);
}
