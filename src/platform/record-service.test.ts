import { describe, expect, test } from 'vitest';
import type { Markets } from '../market/market.ts';
import type { Actor, Registry, SiteUrlEntry } from '../registry/registry-entries.ts';
import { recordSink } from '../registry/registry-records.ts';
import { createRecordService, mostReported } from './platform.ts';

const clerk: Actor = { actor: 'clerk', requestId: 'r' };
const markets: Markets = { find: () => undefined, codes: () => [], dataVersion: 'test' };

/** A service for site URLs that says what happened to it, in order. */
function recordingService(fault?: Error) {
  const events: string[] = [];
  const registry = {
    putSiteUrls: async (entries: readonly SiteUrlEntry[]) => {
      if (fault !== undefined) throw fault;
      events.push(`put ${entries.map(({ siteUrl }) => siteUrl)}`);
      return entries.filter(({ siteUrl }) => siteUrl === 'taken');
    },
  } as Partial<Registry> as Registry;
  const service = createRecordService<string, string>({
    sinkFor: (by) => recordSink('site-urls', registry, markets, by),
    parseKey: (key) => (key === 'unusable' ? undefined : key),
    keyMember: 'siteUrl',
    find: async (key) => key,
    delete: async (key) => void events.push(`delete ${key}`),
    onChange: async () => void events.push('change'),
  });
  return { service, events };
}

async function* chunks(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}

describe('a service of records', () => {
  test('a bad record is not put', async () => {
    const { service, events } = recordingService();
    expect(await service.put('bad', {}, clerk)).toEqual([{ code: 'Owner.Required' }]);
    expect(events).toEqual([]);
  });

  test('what the store refuses is a problem of the record', async () => {
    expect(await recordingService().service.put('taken', { owner: 'b' }, clerk)).toEqual([
      { code: 'SiteUrl.Taken' },
    ]);
  });

  test('a change is reported once it is in the store', async () => {
    const { service, events } = recordingService();
    await service.put('a', { siteUrl: 'z', owner: 'b' }, clerk);
    await service.delete('a', clerk);
    await service.upload(chunks('{"siteUrl":"a","owner":"b"}\n'), clerk);
    expect(events).toEqual(['put a', 'change', 'delete a', 'change', 'put a', 'change']);
  });

  test('a key that can name nothing does not reach the store', async () => {
    const { service, events } = recordingService();
    expect(await service.find('unusable', clerk)).toBeNull();
    await service.delete('unusable', clerk);
    expect(events).not.toContain('delete unusable');
  });

  test('an upload is put as its lines arrive, and blank ones do not count', async () => {
    const { service, events } = recordingService();
    const line = '{"siteUrl":"a","owner":"b"}\n';
    const report = await service.upload(
      chunks(`${line}\n{"site`, `Url":"c","owner":"d"}\n`, '\r\n[]'),
      clerk,
    );
    expect(report).toEqual({
      stored: 2,
      refused: 1,
      refusals: [{ line: 5, problems: [{ code: 'Line.NotObject' }] }],
    });
    expect(events).toEqual(['put a', 'put c', 'change']);
  });

  test('refused lines beyond the most that are reported are counted', async () => {
    const bad = '[]\n'.repeat(mostReported - 1);
    const { refused, refusals } = await recordingService().service.upload(
      chunks(bad, '[]\n[]\n', '[]\n'),
      clerk,
    );
    expect([refused, refusals.length, refusals.at(-1)?.line]).toEqual([
      mostReported + 2,
      mostReported,
      mostReported,
    ]);
  });

  test('a fault of the store ends an upload', async () => {
    const { service } = recordingService(new Error('down'));
    await expect(service.upload(chunks('{"siteUrl":"a","owner":"b"}\n'), clerk)).rejects.toThrow('down');
  });
});
