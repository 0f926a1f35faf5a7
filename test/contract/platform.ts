import { beforeAll } from 'vitest';
import { eachStore, type TestStore } from '../store/stores.ts';
import { envelopeOf } from '../support/http-server.ts';
import { type Answer, openService, platformHeader, type Service } from './service.ts';

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';

export interface Platform {
  /** Both are there once a test runs. */
  readonly store: TestStore;
  readonly service: Service;
  /** Calls below `/platform/v1`. Text is sent as newline-delimited JSON, anything else as JSON. */
  call(method: Method, path: string, body?: unknown, scope?: string): Promise<Answer>;
}

/** Runs the suite over each store. */
export function eachPlatform(suite: (platform: Platform) => void): void {
  eachStore((_name, open) => {
    let store: TestStore;
    let service: Service;
    beforeAll(async () => {
      store = await open();
      service = await openService(store);
    });
    suite({
      get store() {
        return store;
      },
      get service() {
        return service;
      },
      async call(method, path, body, scope = 'platform') {
        const isText = typeof body === 'string';
        const response = await service.server.inject({
          method,
          url: `/platform/v1/${path}`,
          headers: {
            authorization: platformHeader(scope),
            ...(body === undefined
              ? {}
              : { 'content-type': isText ? 'application/x-ndjson' : 'application/json' }),
          },
          ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
        });
        return { status: response.statusCode, ...envelopeOf(response) };
      },
    });
  });
}
