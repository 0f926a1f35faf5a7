import { createServer, type Server, type ServerResponse } from 'node:http';
import { failureBody, jsonType } from '../http/envelope.ts';
import { type FailureCode, failureOf } from '../http/status.ts';
import { type Metrics, metricsContentType } from './metrics.ts';

export const metricsPath = '/metrics';

/** No credentials: the port belongs in the operator's own network. */
export function createMetricsServer(metrics: Pick<Metrics, 'text'>): Server {
  return createServer((request, response) => {
    request.resume();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url?.split('?')[0] !== metricsPath) return fail(response, 'Route.NotFound');
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metricsContentType }).end(text),
      () => fail(response, 'Service.Fault'),
    );
  });
}

function fail(response: ServerResponse, code: FailureCode): void {
  const { status } = failureOf(code);
  response.writeHead(status, { 'content-type': jsonType }).end(failureBody({ code }, 'en'));
}
