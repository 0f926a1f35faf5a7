import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../operator-error.ts';

/** A file of the page, held in memory. */
export interface PageFile {
  /** As it is named below `/demo/`; `index.html` is the page itself. */
  readonly name: string;
  readonly type: string;
  readonly body: Buffer;
  /** Quoted, after RFC 9110, 8.8.3. */
  readonly etag: string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Where the build puts the page: `dist/demo-page` under the project's root, whether this code runs from `src` or from `dist`. */
const pageDirectory = fileURLToPath(new URL('../../dist/demo-page', import.meta.url));

/** Reads the page as it was built. Throws OperatorError where it was not. */
export function readPageFiles(directory = pageDirectory): readonly PageFile[] {
  if (!existsSync(join(directory, 'index.html')))
    throw new OperatorError('DEMO is on, but the page was not built: run "npm run build" or set DEMO=false.');
  return readdirSync(directory).map((name) => {
    const body = readFileSync(join(directory, name));
    const type = types[extname(name)];
    if (type === undefined) throw new Error(`no media type for ${name}`);
    return { name, type, body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  });
}
