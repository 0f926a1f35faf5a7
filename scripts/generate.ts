import { writeFileSync } from 'node:fs';
import { generatedDocuments } from './generated-documents.ts';
import { wireTypes } from './wire-types.ts';

const root = new URL('../', import.meta.url);

for (const { path, text } of [...generatedDocuments(), ...(await wireTypes())])
  writeFileSync(new URL(path, root), text);
