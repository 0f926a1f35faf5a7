import type { FastifyInstance } from 'fastify';
import type { PageFile } from '../../pages/page-files.ts';
import { sendPageFile } from './page-file.ts';

export const referencePath = '/docs';

/** The reference runs no script at all. */
const pageHeaders = Object.freeze({
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** The documents as pages: `/docs` is the first, `/docs/errors` is docs/errors.md. */
export function addReferenceRoutes(server: FastifyInstance, files: readonly PageFile[]): void {
  for (const file of files) {
    const name = file.name.replace(/\.html$/, '');
    const paths = name === 'index' ? [referencePath, `${referencePath}/`] : [`${referencePath}/${name}`];
    for (const path of paths)
      server.get(path, (request, reply) => sendPageFile(file, pageHeaders, request, reply));
  }
}
