import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockFolder } from '../../src/store/embedded/folder-lock.ts';
import { startChild, withFolder } from './children.ts';

const inUse = 'Another process uses the store';

describe('in one process', () => {
  test('a folder in use is refused by name', () =>
    withFolder(async (folder) => {
      const lock = await lockFolder(folder);
      const refused = lockFolder(folder);
      await expect(refused).rejects.toThrow(inUse);
      await expect(refused).rejects.toThrow(folder);
      await lock.release();
    }));

  test('a released folder is free and clean', () =>
    withFolder(async (folder) => {
      await (await lockFolder(folder)).release();
      expect(await readdir(folder)).toEqual([]);
      await (await lockFolder(folder)).release();
    }));

  test('of many claims at once exactly one gets the folder', () =>
    withFolder(async (folder) => {
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
      const held = outcomes.filter((outcome) => outcome.status === 'fulfilled');
      expect(held).toHaveLength(1);
      for (const { value } of held) await value.release();
    }));

  test(
    'a folder whose path is longer than a socket may have is locked all the same',
    { skip: process.platform !== 'linux' },
    () =>
      withFolder(async (parent) => {
        const folder = join(parent, 'deep'.repeat(20), 'deeper'.repeat(20));
        await mkdir(folder, { recursive: true });
        const lock = await lockFolder(folder);
        await expect(lockFolder(folder)).rejects.toThrow(inUse);
        await lock.release();
        await (await lockFolder(folder)).release();
      }),
  );

  test('a missing folder is refused', async () => {
    await expect(lockFolder('/nowhere/at/all')).rejects.toThrow('ENOENT');
  });
});

describe('between processes', () => {
  test('of processes that start at the same moment exactly one gets the folder, and its death frees it', () =>
    withFolder(async (folder) => {
      for (let round = 0; round < 2; round += 1) {
        const startAt = String(Date.now() + 700);
        const children = Array.from({ length: 3 }, () => startChild('store/lock-child.ts', folder, startAt));
        const outcomes = await Promise.all(children.map((child) => child.next()));
        await Promise.all(children.map((child) => child.kill()));
        expect(outcomes.sort()).toEqual(['OperatorError', 'OperatorError', 'held']);
      }
      await (await lockFolder(folder)).release();
      expect(await readdir(folder)).toEqual([]);
    }));

  test('a holder that is stopped still holds', () =>
    withFolder(async (folder) => {
      const child = startChild('store/lock-child.ts', folder);
      expect(await child.next()).toBe('held');
      child.process.kill('SIGSTOP');
      await expect(lockFolder(folder)).rejects.toThrow(inUse);
      await child.kill();
      await (await lockFolder(folder)).release();
    }));
});
