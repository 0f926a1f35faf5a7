import { writeFileSync } from 'node:fs';
import { clientTypes, clientTypesPath } from './client-types.ts';
import { generatedDocuments } from './generated-documents.ts';

const root = new URL('../', import.meta.url);

for (const { path, text } of generatedDocuments()) writeFileSync(new URL(path, root), text);
writeFileSync(new URL(clientTypesPath, root), await clientTypes());
