import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OperatorError } from '../operator-error.ts';

export type PageFile = ReturnType<typeof pageFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json; charset=utf-8',
};

/** The folder that the build makes in `dist`, whether this code runs from `src` or from `dist`. */
export function builtPages(name: string): string {
  return fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));
}

/** Reads pages as they were built. Throws OperatorError where they were not. */
export function readPageFiles(directory: string): readonly PageFile[] {
  if (!existsSync(join(directory, 'index.html'))) throw notBuilt(directory);
  return filesIn(directory);
}

/** Reads the only file of a folder as it was built. Throws OperatorError where it was not. */
export function readOnlyFile(directory: string): PageFile {
  const [file] = existsSync(directory) ? filesIn(directory) : [];
  if (file === undefined) throw notBuilt(directory);
  return file;
}

function notBuilt(directory: string): OperatorError {
  return new OperatorError(`The pages of ${basename(directory)} were not built: run "npm run build".`);
}

function filesIn(directory: string): PageFile[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => {
      const path = join(parentPath, file);
      const name = relative(directory, path).replaceAll('\\', '/');
      const type = types[extname(name)];
      if (type === undefined) throw new Error(`no media type for ${name}`);
      return pageFile(name, type, readFileSync(path));
    });
}

/**
 * `name` is the path in its folder, with slashes; `index.html` is the first page. The tag is quoted, after
 * RFC 9110, 8.8.3.
 */
export function pageFile(name: string, type: string, body: Buffer) {
  return { name, type, body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
