import { readFileSync } from 'node:fs';
import { withSourceFolders } from './architecture-document.ts';
import { elementWords } from './element-words.ts';
import { errorDocument } from './error-document.ts';
import { licencesDocument } from './licences-document.ts';
import { withMetricsTable } from './metrics-document.ts';
import { openApiDocument } from './openapi/document.ts';
import { envExample, settingsDocument } from './settings-documents.ts';

export interface GeneratedDocument {
  /** Relative to the project's root. */
  readonly path: string;
  readonly text: string;
}

/** Every committed file that the code generates, but for the client's types. */
export function generatedDocuments(): GeneratedDocument[] {
  return [
    { path: 'ARCHITECTURE.md', text: withSourceFolders(read('ARCHITECTURE.md')) },
    { path: 'docs/openapi.json', text: `${JSON.stringify(openApiDocument(), null, 2)}\n` },
    { path: 'docs/errors.md', text: errorDocument() },
    { path: 'docs/licences.md', text: licencesDocument() },
    { path: '.env.example', text: envExample() },
    { path: 'docs/settings.md', text: settingsDocument() },
    ...elementWords(),
    { path: 'docs/observability.md', text: withMetricsTable(read('docs/observability.md')) },
  ];
}

function read(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
}
