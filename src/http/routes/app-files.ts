import type { FastifyInstance } from 'fastify';
import type { PageFile } from '../../pages/page-files.ts';
import { sendPageFile } from './page-file.ts';

/** Pages load from this service only, hold no inline script or style, and never turn text into markup. */
const pageHeaders = Object.freeze({
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

/** Serves the files of a page that is a program, below a path. */
export function serveApp(server: FastifyInstance, path: string, files: readonly PageFile[]): void {
  for (const file of files) {
    const isPage = file.name === 'index.html';
    for (const address of isPage ? [path, `${path}/`] : [`${path}/${file.name}`])
      server.get(address, (request, reply) => sendPageFile(file, pageHeaders, request, reply));
  }
}
