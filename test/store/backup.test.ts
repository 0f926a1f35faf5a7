import { expect, onTestFinished, test } from 'vitest';
import { createFieldCipher } from '../../src/store/field-cipher.ts';
import { dumpSchema } from './dumps.ts';
import { application, entryOf, origin, settingOf } from './samples.ts';
import { createSchema, describePostgres, openPostgresOn } from './stores.ts';

const outbox = { endpoints: ['https://one.example.com/hook'] };

describePostgres(() => {
  test('a restored dump of a store in use is the whole store', async ({ skip }) => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const lastEvent = async () => Number((await schema.sql('select max(event_id) as id from outbox'))[0]?.id);

    const before = await openPostgresOn(schema.url, { outbox });
    await before.migrate();
    await before.setShipping('cart', 'US', settingOf(), origin);
    await before.storeApplication(entryOf({ session: 'session' }));
    const held = await before.readCart('cart', 'US');
    const event = await lastEvent();
    const restoreOn = await dumpSchema(schema, skip);
    await before.close();
    await schema.drop();
    restoreOn(schema.url);

    const after = await openPostgresOn(schema.url, { outbox });
    expect(await after.migrate()).toEqual([]);
    expect(await after.readCart('cart', 'US')).toEqual(held);
    expect(await after.readApplication('session')).toEqual(application);
    await after.setShipping('cart', 'US', settingOf(), origin);
    expect(await lastEvent()).toBeGreaterThan(event);
    await after.close();

    const cipher = createFieldCipher([{ id: 'other', key: Buffer.alloc(32, 1) }]);
    const withoutKey = await openPostgresOn(schema.url, { cipher });
    expect((await withoutKey.readCart('cart', 'US')).setting).not.toBeNull();
    await expect(withoutKey.readApplication('session')).rejects.toMatchObject({ name: 'FieldCipherError' });
    await withoutKey.close();
  });
});
