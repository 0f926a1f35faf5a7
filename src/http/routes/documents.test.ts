import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, codesOf, envelopeOf } from '../../../test/support/http-server.ts';
import { builtPages, readPageFiles } from '../../pages/page-files.ts';

describe('without documents', () => {
  let without: FastifyInstance;
  beforeAll(async () => {
    const reference = readPageFiles(builtPages('reference'));
    without = await buildTestServer({ reference }, { documents: false });
  });

  it.each(['/openapi.json', '/docs', '/docs/errors', '/favicon.ico', '/', '/nothing'])(
    '%s is not there, and even browsers are told so in JSON',
    async (url) => {
      for (const accept of ['*/*', 'text/html']) {
        const response = await without.inject({ url, headers: { accept } });
        expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([404, ['Route.NotFound']]);
      }
    },
  );
});
