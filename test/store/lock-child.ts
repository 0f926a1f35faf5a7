import { setInterval } from 'node:timers';
import { lockFolder } from '../../src/store/embedded/folder-lock.ts';

/** Waits until a given time, takes the folder, prints the result, and holds the folder until it is killed. */
const [folder = '', startAt = '0'] = process.argv.slice(2);
await new Promise((resolve) => setTimeout(resolve, Number(startAt) - Date.now()));
const outcome = await lockFolder(folder).then(
  () => 'held',
  (error: Error) => error.name,
);
process.stdout.write(`${outcome}\n`);
setInterval(() => undefined, 1_000);
