import { OperatorError } from '../../operator-error.ts';
import { addStreets } from '../../streets/import/add-streets.ts';
import { parseColumns, type SourceKindName, sourceKinds } from '../../streets/import/source-kinds.ts';
import { afterChange, openDataFolder, requireFormat, tellBadLines } from './data-folder.ts';
import { showProgress, showReading, showShare, tell } from './terminal-text.ts';

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
  const columns = flags.columns === undefined ? undefined : parseColumns(flags.columns);
  if (typeof columns === 'string') throw new OperatorError(`--columns: ${columns}.`);
  try {
    const report = await addStreets(files, folder.loaded, {
      kind,
      format,
      ...(columns && { columns }),
      ...(flags.licence !== undefined && { licence: flags.licence }),
      isComplete: flags.complete === true,
      replaces: flags.replace === true,
      onProgress: showReading,
      onWriting: (part, share) => showShare(`writing the ${part} of ${format.country}`, share),
      onEncoding: tell,
    });
    showProgress('');
    const badCount = report.files.reduce((sum, each) => sum + each.badLines, 0);
    tellBadLines(report.badLines, badCount);
    for (const { file, withoutPostalCode, linesWithoutPostalCode: shown } of report.files) {
      const more = withoutPostalCode > shown.length ? ' …' : '';
      if (withoutPostalCode > 0)
        tell(
          `${file}: ${withoutPostalCode} rows without a whole postal code, left out (lines ${shown.join(', ')}${more})`,
        );
    }
    for (const { file, rows, withoutPostalCode, withoutNumber, badLines } of report.files)
      process.stdout.write(
        `${file}: ${rows} rows, ${withoutPostalCode} without a postal code, ${withoutNumber} without a number, ${badLines} bad lines\n`,
      );
    const { country, addresses, streets, codes } = report.manifest;
    process.stdout.write(
      `${country}: ${addresses} addresses on ${streets} streets in ${codes} postal codes are loaded\n`,
    );
    tell(afterChange);
  } finally {
    showProgress('');
  }
}
