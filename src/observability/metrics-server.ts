import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Settings } from '../config/settings.ts';
import { failureBody, jsonType } from '../http/envelope.ts';
import { failListening, listeningAddress } from '../http/listening.ts';
import { type FailureCode, failures } from '../http/status.ts';
import { type Metrics, metricsContentType } from './metrics.ts';

const metricsPath = '/metrics';

type Source = Pick<Metrics, 'text'>;

function fail(response: ServerResponse, code: FailureCode): void {
  const { status } = failures[code];
  response.writeHead(status, { 'content-type': jsonType }).end(failureBody({ code }, 'en'));
}

export type MetricsListener = Awaited<ReturnType<typeof listenForMetrics>>;

/** No credentials: the port belongs in the operator's own network. Throws OperatorError where it is taken. */
export async function listenForMetrics(metrics: Source, { host, port }: NonNullable<Settings['metrics']>) {
  const server = createServer((request, response) => {
    request.resume();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== metricsPath) return fail(response, 'Route.NotFound');
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metricsContentType }).end(text),
      () => fail(response, 'Service.Fault'),
    );
  });
  // A worker's own: the leading process adds up what each of them has.
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening').catch((error) => failListening('METRICS_', host, port, error));
  return {
    address: `${listeningAddress(host, server.address())}${metricsPath}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
