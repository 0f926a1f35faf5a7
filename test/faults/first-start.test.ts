import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readSettings } from '../../src/config/settings.ts';
import { openStore } from '../../src/open-store.ts';
import { emptyStoreFolder } from '../../src/store/embedded/embedded-engine.ts';
import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { clerk, testCipher } from '../store/samples.ts';
import { runCommand, temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';
import { skipUnless } from '../support/skip-unless.ts';
import { folderWithStore } from '../support/used-folder.ts';

const oneSentence = /^[^\n]+\.\n$/;
const settingsOf = (DATA_DIR: string) => readSettings({ DATA_DIR, EMBEDDED_SYNC: 'false' });
const pgdataOf = (folder: string) => join(folder, 'store/pgdata');

describe('a folder that holds no whole database', () => {
  test.each([
    ['is empty', (data: string) => rmSync(data, { recursive: true }) ?? mkdirSync(data)],
    ['lost its PG_VERSION', (data: string) => rmSync(join(data, 'PG_VERSION'))],
  ])('%s: it is refused and left as it is', async (_, harm) => {
    const folder = await folderWithStore();
    harm(pgdataOf(folder));
    const before = readdirSync(pgdataOf(folder));
    await expect(openStore(settingsOf(folder))).rejects.toThrow(
      /pgdata holds no database \(its PG_VERSION is missing\): restore it from a backup, or remove it/,
    );
    expect(readdirSync(pgdataOf(folder))).toEqual(before);
  });
});

describe('a first start that was killed before the sample was stored', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-first-'));
  const directory = join(folder, 'store');
  const unfinished = join(directory, 'pgdata.unfinished');
  beforeAll(async () => {
    mkdirSync(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'PG_VERSION'), '18\n');
    const killed = await openEmbeddedStore({ directory, cipher: testCipher, sync: true });
    expect([killed.isNew, await killed.readBranches()]).toEqual([true, []]);
    await killed.close();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const openToOthers = () =>
    ['', ...readdirSync(directory, { recursive: true, encoding: 'utf8' })].filter(
      (name) => !name.endsWith('.lock') && (statSync(join(directory, name)).mode & 0o077) !== 0,
    );

  test('recreated what an earlier one did not finish creating', () => {
    expect(readdirSync(directory).filter((name) => name.startsWith('pgdata'))).toEqual([
      'pgdata',
      'pgdata.new',
    ]);
  });

  test('needs no more than any user may read of what was built', () => {
    const built = ['', ...readdirSync(emptyStoreFolder, { recursive: true, encoding: 'utf8' })];
    const forOthers = 0o004 & ~process.umask();
    const closed = built.filter(
      (name) => (statSync(join(emptyStoreFolder, name)).mode & 0o004) !== forOthers,
    );
    expect(closed).toEqual([]);
  });

  test('left a store that is its owner’s alone', () => {
    expect(openToOthers()).toEqual([]);
  });

  test('is completed by the next start, which restores permissions; later starts add no sample', async () => {
    for (const name of ['', 'pgdata', 'pgdata/base']) chmodSync(join(directory, name), 0o777);
    chmodSync(join(directory, 'pgdata/PG_VERSION'), 0o666);
    const settled = await openStore(settingsOf(folder));
    expect(openToOthers()).toEqual([]);
    const branches = await settled.readBranches();
    expect(branches.length).toBeGreaterThan(0);
    await settled.putBranches(
      branches.map((branch) => ({ ...branch, name: 'Mine' })),
      clerk,
    );
    await settled.close();
    const again = await openStore(settingsOf(folder));
    expect((await again.readBranches()).map(({ name }) => name)).toEqual(branches.map(() => 'Mine'));
    await again.close();
  });
});

test('missing certificates that DATABASE_URL names end the start with one sentence', async () => {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const DATABASE_URL = `postgres://somebody:hidden@127.0.0.1:1/none?${name}=/nowhere/cert.pem`;
    const read = openStore(readSettings({ DATABASE_URL, DATA_DIR: temporaryFolder() }));
    await expect(read).rejects.toThrow(
      `DATABASE_URL: the file /nowhere/cert.pem of ${name} cannot be read (ENOENT).`,
    );
  }
});

/** A small file system in memory; undefined if this user may not make one. */
function mountDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-disk-'));
  try {
    const options = `size=${megabytes}m,mode=700`;
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

const disk = process.platform === 'linux' ? mountDisk(8) : undefined;

describe('a DATA_DIR', skipUnless(disk, 'only a user who may mount a disk, on Linux'), () => {
  const root = disk ?? '';
  beforeAll(() => mkdirSync(join(root, 'data')));
  afterAll(() => {
    execFileSync('umount', ['-l', root]);
    rmSync(root, { recursive: true, force: true });
  });
  const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, root]);
  const environment = { DATA_DIR: join(root, 'data'), PORT: '0' };

  test('that cannot be written ends the first start with one sentence', async () => {
    remount('ro');
    onTestFinished(() => void remount('rw'));
    const { status, stderr } = await callCommand(['serve'], environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR: .*quick-start-key\.pem cannot be read or created \(EROFS\)/);
    expect(stderr).toMatch(oneSentence);
  });

  test('on a disk without room for a store ends the first start with one sentence', async () => {
    const { status, stderr } = await runCommand(['serve'], environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The store in .* cannot be opened/);
    expect(stderr).toMatch(oneSentence);
  });

  test('on a disk that is full ends the first start with one sentence', async () => {
    rmSync(join(root, 'data'), { recursive: true });
    mkdirSync(join(root, 'data'));
    try {
      writeFileSync(join(root, 'filler'), Buffer.alloc(9 * 1024 * 1024));
    } catch {
      // The write fills the disk before it fails.
    }
    const { status, stderr } = await callCommand(['serve'], environment);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^DATA_DIR: .* \(ENOSPC\)/);
    expect(stderr).toMatch(oneSentence);
  });
});
