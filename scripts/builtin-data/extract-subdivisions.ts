import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foldedWords } from '../../src/address/text/place-key.ts';

// Writes data/subdivisions.tsv from the subdivisions of Unicode's CLDR in the package `cldr`. The script
// fetches the package itself: it unpacks to 290 MB, too much to install with the project.
const source = 'cldr@8.0.0';
const digest =
  'sha512-wRq8XBgmVemoq5jJeSWw8Sq1TdsVx02ZZWvfOAio3OEPjkstGprBHTMC3DxI1tmdd7CjS826lIOsdfgJHMu2lg==';

const project = fileURLToPath(new URL('../..', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'cldr-'));
try {
  const packed = JSON.parse(npm('pack', source, '--json', '--pack-destination', directory)) as Packed;
  const [{ filename, integrity }] = packed;
  if (integrity !== digest) throw new Error(`${source} has the digest ${integrity}, not the one expected`);
  execFileSync('tar', ['xzf', filename, 'package/3rdparty/cldr'], { cwd: directory });
  const text = tableOf(join(directory, 'package', '3rdparty', 'cldr', 'common'));
  writeFileSync(join(project, 'data', 'subdivisions.tsv'), text);
} finally {
  rmSync(directory, { recursive: true });
}

type Packed = [{ readonly filename: string; readonly integrity: string }];

function npm(...args: string[]): string {
  return execFileSync('npm', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

/** A code as ISO 3166-2 writes it. CLDR writes "esb" for ES-B. */
function isoCode(code: string): string {
  return code.length === 2 ? code.toUpperCase() : `${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase();
}

function tableOf(common: string): string {
  const names = readNames(join(common, 'subdivisions'));
  const supplemental = (file: string) => readFileSync(join(common, 'supplemental', file), 'utf8');
  const parents = new Map<string, string>();
  const groups = /<subgroup type="([^"]+)"[^>]*contains="([^"]+)"/g;
  for (const [, parent = '', codes = ''] of supplemental('subdivisions.xml').matchAll(groups)) {
    for (const code of codes.split(' ')) parents.set(isoCode(code), isoCode(parent));
  }
  const replacements = new Map<string, string>();
  const aliases = /^\s*<subdivisionAlias type="([^"]+)" replacement="([^"]+)"/gm;
  for (const [, code = '', now = ''] of supplemental('supplementalMetadata.xml').matchAll(aliases)) {
    replacements.set(isoCode(code), now.split(' ').map(isoCode).join(' '));
  }
  const codes = [...new Set([...names.keys(), ...parents.keys(), ...replacements.keys()])].sort();
  const lines = codes.map((code) =>
    [code, parents.get(code) ?? '', replacements.get(code) ?? '', ...(names.get(code) ?? [])].join('\t'),
  );
  return `# ${source}: code, what it is part of (empty: no longer in use), what replaced it, names\n${lines.join('\n')}\n`;
}

/** The names of each subdivision, each once: in its country's language, in English, then in all others. */
function readNames(directory: string): Map<string, string[]> {
  const byLanguage = new Map<string, Map<string, string>>();
  for (const file of readdirSync(directory).sort()) {
    const text = readFileSync(join(directory, file), 'utf8');
    const entries = text.matchAll(/<subdivision type="([^"]+)"[^>]*>([^<]*)</g);
    const named = [...entries].map(([, code = '', name = '']) => [isoCode(code), plain(name)] as const);
    byLanguage.set(file.replace('.xml', ''), new Map(named));
  }
  const all = new Set([...byLanguage.values()].flatMap((named) => [...named.keys()]));
  return new Map([...all].map((code) => [code, namesOf(code, byLanguage)]));
}

function namesOf(code: string, byLanguage: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const own = new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().language;
  const distinct = new Map<string, string>();
  for (const language of [own, 'en', ...byLanguage.keys()]) {
    const name = byLanguage.get(language)?.get(code);
    const key = foldedWords(name ?? '').join('');
    if (name !== undefined && !distinct.has(key)) distinct.set(key, name);
  }
  return [...distinct.values()];
}

/** Drops XML entities, and what CLDR adds to tell two names apart: "Savanes²", "Kars (Provinz)". */
function plain(name: string): string {
  return name
    .replaceAll('&amp;', '&')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replace(/[¹²³⁴]+$/u, '')
    .replace(/\s*\([^)]*\)$/u, '')
    .trim();
}
