import { openMemoryEngine } from '../src/store/embedded/embedded-engine.ts';
import { writeEmptyStore } from '../src/store/embedded/empty-store.ts';

// Makes the database with which every embedded store begins.
const engine = await openMemoryEngine();
await writeEmptyStore(engine);
await engine.close();
