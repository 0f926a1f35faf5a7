import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dropTemplates, openMemoryEngine } from '../../src/store/embedded/embedded-engine.ts';

/** Engines that closed stores have left: to start one takes most of what opening a store takes. */
const idleEngines: PGlite[] = [];

/** An empty engine that another store gets once this one is closed. One that broke down is never closed. */
export async function borrowEngine(): Promise<PGlite> {
  const idle = idleEngines.pop();
  if (idle) {
    await idle.exec('discard all');
    await idle.exec('drop schema public cascade; create schema public');
    await idle.exec('checkpoint');
    return idle;
  }
  const engine = await openMemoryEngine(await emptyTemplate());
  const { _PostgresMainLoopOnce, stackRestore } = engine.Module;
  engine.close = async () => {
    // An opened database has replaced these two.
    Object.assign(engine.Module, { _PostgresMainLoopOnce, stackRestore });
    idleEngines.push(engine);
  };
  return engine;
}

let template: Promise<Blob> | undefined;

/** An empty database for each version of the engine: to open a copy takes a tenth of the time. */
export function emptyTemplate(): Promise<Blob> {
  template ??= readTemplate().catch(makeTemplate);
  return template;
}

const engineEntry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
const engineManifest = await readFile(join(dirname(engineEntry), '../package.json'));
const templateFolder = join(import.meta.dirname, '../../node_modules/.cache/checkout-verification');
const templateFile = join(
  templateFolder,
  `bare-${createHash('sha256').update(engineManifest).digest('hex').slice(0, 12)}.tar`,
);

async function readTemplate(): Promise<Blob> {
  return new Blob([await readFile(templateFile)]);
}

/** Most of what the templates leave would be an empty log. */
async function makeTemplate(): Promise<Blob> {
  const engine = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await dropTemplates(engine);
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  await mkdir(templateFolder, { recursive: true });
  const unfinished = `${templateFile}.${process.pid}`;
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()));
  await rename(unfinished, templateFile);
  return dump;
}
