import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataError } from '../read/data-error.ts';
import { downloadGeonames } from './download-geonames.ts';

const limits = { timeoutMs: 5_000, maxBytes: 1_000 };

describe('downloadGeonames', () => {
  let folder: string;
  let server: Server | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'download-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    server?.closeAllConnections();
    await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)));
    server = undefined;
  });

  const serve = (listener: RequestListener) =>
    new Promise<string>((resolve) => {
      const listening = createServer(listener).listen(0, '127.0.0.1', () => {
        const address = listening.address();
        resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/zip`);
      });
      server = listening;
    });

  it('refuses an answer that is not a file', async () => {
    const url = await serve((_, response) => response.writeHead(404).end('Not found'));
    await expect(downloadGeonames('GB', url, folder, limits)).rejects.toThrow(
      `${url}/GB.zip answers with status 404`,
    );
  });

  it('says that a server does not answer', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    server = undefined;
    const download = downloadGeonames('GB', url, folder, limits);
    await expect(download).rejects.toThrow(DataError);
    await expect(download).rejects.toThrow(/GB\.zip cannot be downloaded: .*ECONNREFUSED/);
  });

  it('follows a server to its own addresses, and to no other host', async () => {
    const url = await serve((request, response) => {
      if (request.url === '/zip/GB.zip') response.writeHead(302, { location: '/files/GB.zip' }).end();
      else if (request.url === '/files/GB.zip') response.end('PK');
      else if (request.url === '/zip/FR.zip') response.writeHead(307, { location: '/zip/FR.zip' }).end();
      else response.writeHead(301, { location: 'http://localhost:9/DE.zip' }).end();
    });
    expect(readFileSync(await downloadGeonames('GB', url, folder, limits), 'utf8')).toBe('PK');
    await expect(downloadGeonames('DE', url, folder, limits)).rejects.toThrow(
      /DE\.zip redirects to another host, http:\/\/localhost:9/,
    );
    await expect(downloadGeonames('FR', url, folder, limits)).rejects.toThrow(/redirects too often/);
  });

  it('gives up on a server that is too slow', async () => {
    const url = await serve((_, response) => response.writeHead(200).write('PK'));
    const download = downloadGeonames('GB', url, folder, { ...limits, timeoutMs: 100 });
    await expect(download).rejects.toThrow(/cannot be downloaded: .*timeout/);
  });

  it('stops at a file that is too large', async () => {
    const url = await serve((_, response) => response.end(Buffer.alloc(2_000)));
    await expect(downloadGeonames('GB', url, folder, limits)).rejects.toThrow(/is larger than 1000 bytes/);
  });

  it('saves the export of the country unchanged', async () => {
    const requested: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      requested.push(request.url);
      response.end('zip file');
    });
    const path = await downloadGeonames('GB', `${url}/`, folder, limits);
    expect(requested).toEqual(['/zip/GB.zip']);
    expect(readFileSync(path, 'utf8')).toBe('zip file');
  });
});
