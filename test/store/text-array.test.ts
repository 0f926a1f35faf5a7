import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { textArray } from '../../src/store/row-shape.ts';
import { anyText } from '../support/any-text.ts';
import { eachDialect, type TestStore } from './stores.ts';

/** Any text that a column can hold: no NUL. */
const text = anyText().map((each) => each.replaceAll('\0', ''));

eachDialect((_name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });

  test('texts and nulls come back as they were sent, in their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (texts) => {
        const [row] = await store.sql('select $1::text[] as texts', [textArray(texts)]);
        expect(row?.texts).toEqual(texts);
      }),
      { numRuns: 50 },
    );
  });

  test('a NUL is refused', async () => {
    await expect(store.sql('select $1::text[]', [textArray(['a\0b'])])).rejects.toThrow();
  });
});
