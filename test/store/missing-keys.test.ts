import { describe, expect, it } from 'vitest';
import { createFieldCipher } from '../../src/store/field-cipher.ts';
import { findMissingKeys } from '../../src/store/key-rotation.ts';
import { application, entryOf } from './samples.ts';
import { eachStore } from './stores.ts';

const keyOf = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const k1 = keyOf('k1', 1);

eachStore((_name, open) => {
  const holding = async () => {
    const store = await open({ cipher: createFieldCipher([k1]) });
    for (const session of ['a', 'b', 'c'])
      await store.storeApplication(entryOf({ session, application: { ...application, siteUrl: session } }));
    return store;
  };

  describe('keys that stored values need', () => {
    it('are none in an empty store', async () => {
      expect(await findMissingKeys(await open(), createFieldCipher([k1]))).toEqual([]);
    });

    it('are found, whichever key comes first', async () => {
      const store = await holding();
      for (const keys of [[k1], [keyOf('k2', 2), k1]])
        expect(await findMissingKeys(store, createFieldCipher(keys))).toEqual([]);
    });

    it('are missing if their id is, or if another key has it', async () => {
      const store = await holding();
      for (const keys of [[keyOf('k2', 2)], [keyOf('k1', 2)]])
        expect(await findMissingKeys(store, createFieldCipher(keys))).toEqual(['k1']);
    });

    it('are not missing because a value was tampered with', async () => {
      const store = await holding();
      await store.sql(`update applications set pin = 'v1.k1.' || repeat('A', 60) where session_id = 'a'`);
      expect(await findMissingKeys(store, createFieldCipher([k1]))).toEqual([]);
      await store.sql(`update applications set pin = 'nonsense' where session_id = 'b'`);
      expect(await findMissingKeys(store, createFieldCipher([k1]))).toEqual([]);
    });
  });
});
