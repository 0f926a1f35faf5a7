import { openEmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { entryOf, origin, settingOf, testCipher } from '../store/samples.ts';

/**
 * Writes without end, starting at a number, and prints what was acknowledged. A pipe takes its lines at once.
 */
const [directory = '', sync = 'true', start = '0'] = process.argv.slice(2);
const store = await openEmbeddedStore({ directory, cipher: testCipher, sync: sync === 'true' });
process.stdout.write('open\n');

async function write(writer: number): Promise<never> {
  for (let number = Number(start) + 1; ; number += 1) {
    await store.setShipping(`cart-${writer}`, 'US', settingOf({ branch: number }), origin);
    process.stdout.write(`cart-${writer} ${number}\n`);
    await store.storeApplication(entryOf({ session: `session-${writer}-${number}` }));
    process.stdout.write(`session-${writer}-${number} ${number}\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)));
