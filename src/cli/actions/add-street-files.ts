import { OperatorError } from '../../operator-error.ts';
import { addStreets, type StreetsReport } from '../../streets/import/add-streets.ts';
import {
  type AddressColumns,
  parseColumns,
  type SourceKindName,
  sourceKinds,
} from '../../streets/import/source-kinds.ts';
import { afterChange, openDataFolder, requireFormat } from './data-folder.ts';
import { linesOf, showProgress, showReading, showShare, tell } from './terminal-text.ts';

export interface AddStreetsFlags {
  readonly country?: string;
  readonly columns?: string;
  readonly licence?: string;
  readonly complete?: true;
  readonly replace?: true;
}

export async function addStreetFiles(kind: SourceKindName, files: readonly string[], flags: AddStreetsFlags) {
  const folder = openDataFolder();
  const format = requireFormat(folder, (sourceKinds[kind].country ?? flags.country ?? '').toUpperCase());
  const columns = flags.columns === undefined ? undefined : requireColumns(flags.columns);
  try {
    const report = await addStreets(files, folder.loaded, {
      kind,
      format,
      ...(columns === undefined ? {} : { columns }),
      ...(flags.licence === undefined ? {} : { licence: flags.licence }),
      isComplete: flags.complete === true,
      replaces: flags.replace === true,
      onProgress: showReading,
      onWriting: (part, share) => showShare(`writing the ${part} of ${format.country}`, share),
      onEncoding: tell,
    });
    showProgress('');
    process.stderr.write(renderProblems(report));
    process.stdout.write(renderLoaded(report));
    tell(afterChange);
  } finally {
    showProgress('');
  }
}

function requireColumns(text: string): AddressColumns {
  const columns = parseColumns(text);
  if (typeof columns === 'string') throw new OperatorError(`--columns: ${columns}.`);
  return columns;
}

function renderProblems({ files, badLines }: StreetsReport): string {
  const lines = badLines.map(({ file, line, reason }) => `${file} line ${line}: ${reason}`);
  const bad = files.reduce((sum, each) => sum + each.badLines, 0);
  if (bad > badLines.length) lines.push(`${bad - badLines.length} more bad lines`);
  for (const { file, withoutPostalCode, linesWithoutPostalCode } of files) {
    if (withoutPostalCode === 0) continue;
    const more = withoutPostalCode > linesWithoutPostalCode.length ? ' …' : '';
    lines.push(
      `${file}: ${withoutPostalCode} rows without a whole postal code, left out (lines ${linesWithoutPostalCode.join(', ')}${more})`,
    );
  }
  return linesOf(lines);
}

function renderLoaded({ files, manifest }: StreetsReport): string {
  const lines = files.map(
    ({ file, rows, withoutPostalCode, withoutNumber, badLines }) =>
      `${file}: ${rows} rows, ${withoutPostalCode} without a postal code, ${withoutNumber} without a number, ${badLines} bad lines`,
  );
  const { country, addresses, streets, codes } = manifest;
  lines.push(`${country}: ${addresses} addresses on ${streets} streets in ${codes} postal codes are loaded`);
  return linesOf(lines);
}
