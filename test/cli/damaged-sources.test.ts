import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addrfeatTable } from '../fixtures/addrfeat-table.ts';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';
import { type Random, seededRandom } from '../support/random.ts';
import { zipFile } from '../support/zip-file.ts';

/** `FUZZ_FILES` asks for more of each importer. */
const rounds = Number(process.env.FUZZ_FILES ?? 12);

const tabs = (...values: readonly (string | number)[]) => values.join('\t');
const table = (header: string, row: string) => [header, ...Array<string>(30).fill(row)].join('\n');

const berlin = ['Berlin', 'Berlin', 'Berolinum', 52.5, 13.4, 'P', 'PPL', 'DE', '', '16', '', '', ''];
const kenAll = '01101,060,0600041,ホッカイドウ,サッポロシ,オオドオリ,北海道,札幌市中央区,大通東,0,0,1,0,0,0';
const sepomex = 'd_codigo|d_asenta|D_mnpio|d_estado|d_ciudad\n03100|Del Valle|Benito Juarez|Mexico|Mexico';
const gnaf = 'NUMBER_FIRST|NUMBER_LAST|STREET_NAME|STREET_TYPE|STREET_SUFFIX|FLAT_NUMBER|POSTCODE';

/** What `data add` takes before the file, and a sound file, of a small country where any will do. */
const importers: readonly (readonly [command: string, sound: string | Buffer])[] = [
  ['geonames', tabs('LI', '9490', 'Vaduz', '', '', '', '', '', '', 47.1, 9.5, 4)],
  ['geonames absent.txt --divisions', tabs('DE.16', 'Berlin', 'Berlin', 1)],
  ['geonames-names', tabs(1, ...berlin, 9, '', '', '', '')],
  ['geonames-names --alternate', tabs(1, 1, 'de', 'Spreeathen', '', '', '', '')],
  ['japan-post', kenAll],
  ['sepomex', `notice\n${sepomex}`],
  ['csv --country LI --columns postalCode=plz,locality=ort', table('plz,ort', '9490,"Vaduz"')],
  ['csv --country DE --columns number=nr,street=str,postalCode=plz', table('nr,str,plz', '1,Allee,10115')],
  ['openaddresses --country US', table('NUMBER,STREET,UNIT,POSTCODE', '1,Main St,,94538')],
  ['ban', table('numero;rep;nom_voie;code_postal', '1;;Rue de la Paix;75002')],
  ['gnaf-core', table(gnaf, '1||MAIN|STREET|||2000')],
  ['nad', table('AddNum_Pre,Add_Number,AddNum_Suf,StNam_Full,Unit,Zip_Code', ',1,,Main Street,,94538')],
  ['tiger-addrfeat', addrfeatTable()],
];

/** Anything but the file's bytes stands for what is there instead of a file. */
type Damaged = Buffer | 'a folder' | 'nothing';
type Damage = (sound: Buffer, ending: string) => Damaged;

const zipped = (sound: Buffer, ending: string) => zipFile({ [`given.${ending}`]: sound });
const changed = (bytes: Buffer, change: (bytes: Buffer) => void) => {
  change(bytes);
  return bytes;
};

const damages: Readonly<Record<string, Damage>> = {
  'a folder': () => 'a folder',
  'a file that is not there': () => 'nothing',
  'an empty file': () => Buffer.alloc(0),
  zeros: () => Buffer.alloc(5000),
  'bytes at random': () => {
    const random = seededRandom(1);
    return Buffer.from(Array.from({ length: 5000 }, () => random.below(256)));
  },
  'UTF-16 without its mark': (sound) => Buffer.from(sound.toString('latin1'), 'utf16le'),
  'a field of two million characters': (sound, ending) =>
    ending === 'dbf'
      ? sound.subarray(0, 300)
      : Buffer.concat([sound, Buffer.from('\n'), Buffer.alloc(2_000_000, 'x')]),
  'a zip file without its end': (sound, ending) => zipped(sound, ending).subarray(0, -30),
  'the beginning of a zip file': (sound, ending) => zipped(sound, ending).subarray(0, 20),
  'a zip file with damaged content': (sound, ending) =>
    changed(zipped(sound, ending), (bytes) => bytes.fill(0xff, 45, 60)),
  'a zip file with another checksum': (sound, ending) =>
    changed(zipped(sound, ending), (bytes) => bytes.writeUInt32LE(1, bytes.indexOf('PK\u0001\u0002') + 16)),
  'a zip file whose directory is elsewhere': (sound, ending) =>
    changed(zipped(sound, ending), (bytes) => bytes.writeUInt32LE(0x7fffffff, bytes.length - 6)),
  'a zip file without data': () => zipFile({ 'picture.png': 'x' }),
  'gzip cut short': (sound) => gzipSync(sound).subarray(0, -12),
  'gzip with damaged content': (sound) => changed(gzipSync(sound), (bytes) => bytes.fill(0xff, 12, 24)),
};

const advice = /check|download or copy it again|name the files in it|change who may/i;
const ofLibraries =
  /\bE[A-Z]{4,}:|[A-Z]\w*Error|undefined|NaN|central directory|out of range|unexpected|invalid|record size|node:/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals obey them.
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

/** Adds a file and returns the exit status. A refusal must say in our own words which file and what to do. */
async function statusOf(command: string, content: Damaged): Promise<number | null> {
  const folder = temporaryFolder();
  const file = join(folder, `given.${endingOf(command)}`);
  if (content === 'a folder') mkdirSync(file);
  else if (content !== 'nothing') writeFileSync(file, content);
  const args = ['data', 'add', ...command.split(' '), file];
  const { status, stderr } = await callCommand(args, { DATA_DIR: join(folder, 'data') });
  expect(stderr).not.toMatch(controls);
  expect(stderr).not.toMatch(ofLibraries);
  if (status !== 0) expect(stderr.trimEnd().split('\n').at(-1)).toMatch(advice);
  // The name of a file in a zip file may be what is damaged.
  if (status !== 0 && !String(content).startsWith('PK')) expect(stderr).toMatch(/given|absent/);
  return status;
}

function endingOf(command: string): string {
  return command.startsWith('tiger') ? 'dbf' : 'csv';
}

describe.each(importers)('data add %s', (command, sound) => {
  test.each(Object.entries(damages))('refuses %s', async (_, damage) => {
    expect(await statusOf(command, damage(Buffer.from(sound), endingOf(command)))).toBe(1);
  });

  test('loads or refuses a file that is damaged anywhere', async () => {
    const random = seededRandom(9);
    const forms = [(bytes: Buffer) => bytes, gzipSync, (bytes: Buffer) => zipped(bytes, endingOf(command))];
    for (let round = 0; round < rounds; round++) {
      const form = random.pick(forms) ?? gzipSync;
      await statusOf(command, damagedAnywhere(form(Buffer.from(sound)), random));
    }
  });
});

/** Some bytes changed, or the end cut off, or a piece left out. */
function damagedAnywhere(bytes: Buffer, random: Random): Buffer {
  const at = random.below(bytes.length);
  const way = random.below(4);
  if (way === 0) return bytes.subarray(0, at);
  if (way === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(20))]);
  const copy = Buffer.from(bytes);
  for (let left = 1 + random.below(5); left > 0; left--) copy[random.below(copy.length)] = random.below(256);
  return copy;
}

test.each<[string, number, number]>([
  ['four billion records', 4, 0xffffffff],
  ['two billion records', 4, 0x7fffffff],
  ['one record too many', 4, 31 * 1],
])('a DBF that states %s is refused', async (_, at, count) => {
  const bytes = addrfeatTable();
  bytes.writeUInt32LE(count, at);
  expect(await statusOf('tiger-addrfeat', bytes)).toBe(1);
});
