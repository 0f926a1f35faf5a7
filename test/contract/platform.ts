import { envelopeOf } from '../support/http-server.ts';
import { type Answer, eachService, type OpenedService, platformHeader } from './service.ts';

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';

export interface Platform extends OpenedService {
  /** Calls below `/platform/v1`. Text is sent as newline-delimited JSON, anything else as JSON. */
  call(method: Method, path: string, body?: unknown, scope?: string): Promise<Answer>;
}

/** Runs the suite over each store. */
export function eachPlatform(suite: (platform: Platform) => void): void {
  eachService((opened) => {
    const call: Platform['call'] = async (method, path, body, scope = 'platform') => {
      const isText = typeof body === 'string';
      const response = await opened.service.server.inject({
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
    };
    suite(Object.assign(opened, { call }));
  });
}
