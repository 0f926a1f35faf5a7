import { openMemoryEngine } from './embedded-engine.ts';
import { writeEmptyStore } from './empty-store.ts';

// Makes the database with which every embedded store begins.
const engine = await openMemoryEngine();
await writeEmptyStore(engine);
await engine.close();
