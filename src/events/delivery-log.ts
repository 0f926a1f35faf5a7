import type { Logger } from 'pino';
import type { DeliveryObserver } from './delivery-worker.ts';

/** Deliveries as lines of the log: endpoints by name, events by id, nothing that was sent or answered. */
export function deliveryLog(logger: Pick<Logger, 'info' | 'warn'>): DeliveryObserver {
  return {
    onPause: (endpoint, outcome, pauseMs) =>
      logger.warn(
        { endpoint, outcome, pauseMs: Math.round(pauseMs) },
        'the webhook endpoint does not answer; it is tried again',
      ),
    onResume: (endpoint) => logger.info({ endpoint }, 'the webhook endpoint answers again'),
    onRefusal: (endpoint, event, outcome) =>
      logger.warn({ endpoint, event, outcome }, 'the webhook endpoint does not take an event'),
    onExpiry: (count) => logger.warn({ count }, 'events were given up: they could not be delivered in time'),
    onFault: (error) =>
      logger.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'the store does not answer the delivery of events; it is asked again',
      ),
  };
}
