// Assembles @checkout-verification/verify: only the code that `src/index.ts` reaches, the data that it reads,
// and the licences of both. npm runs this before it packs. Git ignores what it writes.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'verify');
const copied = {
  LICENSE: 'LICENSE',
  'NOTICE.md': 'NOTICE.md',
  'data/subdivisions-licence.txt': 'data/subdivisions-licence.txt',
  // The engine looks for data beside its own files.
  'dist/data': 'dist/data',
};

rmSync(join(target, 'dist'), { recursive: true, force: true });
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', target], { stdio: ['ignore', 2, 2] });
if (status !== 0) process.exit(1);
for (const [from, to] of Object.entries(copied))
  cpSync(join(root, from), join(target, to), { recursive: true });
