import { writeFileSync } from 'node:fs';
import { generatedDocuments } from './generated-documents.ts';

const root = new URL('../', import.meta.url);

for (const { path, text } of generatedDocuments()) writeFileSync(new URL(path, root), text);
