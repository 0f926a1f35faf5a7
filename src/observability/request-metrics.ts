import { shippingOutcomes, streetEvidences } from '../checkout/judge-shipping.ts';
import { catalog } from '../fields/catalog.ts';
import { unmatchedOperation } from '../http/operations/operation.ts';
import { stepOperations } from '../http/operations/operations.ts';
import { connectionLimits, type RequestObserver } from '../http/request-observer.ts';
import {
  type Counter,
  counterFamily,
  gaugeFamily,
  histogramFamily,
  type MemberFamily,
  remembered,
} from './families.ts';

/** In seconds, from an answer out of memory to a request that nearly times out. */
export const durationBounds = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

const applicationOutcomes = ['accepted', 'refused'];

export function createRequestMetrics() {
  let running = 0;
  const name = 'checkout_http_requests_in_flight';
  const inFlight = gaugeFamily(name, 'Requests that have no answer yet.', [], () => [[running]]);
  const { durations, closed, addresses, streets, unknownStreets, applications, problems } = countedFamilies();
  const durationsOf = remembered((operation: string) =>
    remembered((status: string) => durations.of(operation, status)),
  );
  // Every limit and code is present from the start, so that the first of a kind shows as an increase.
  const closedBy = new Map(connectionLimits.map((limit) => [limit, closed.of(limit)]));
  const problemsBy = new Map(catalog.map(({ code }) => [code, problems.of(code)]));
  const countStreet = byMarket(streets, streetEvidences);
  const unknownStreetsIn = remembered((market: string) => unknownStreets.of(market));
  // Answers without a judgement are not counted.
  const countOutcome = new Map([
    [stepOperations.setShippingAddress.id as string, byMarket(addresses, shippingOutcomes)],
    [stepOperations.submitDistributorApplication.id, byMarket(applications, applicationOutcomes)],
  ]);
  const observer: RequestObserver = {
    began() {
      running += 1;
    },
    ended({ operation, status, durationMs, problems, market, outcome, street }) {
      running -= 1;
      durationsOf(operation.name)(statusClass(status)).observe(durationMs / 1000);
      for (const { code } of problems) problemsBy.get(code)?.increment();
      if (market === null) return;
      countOutcome.get(operation.name)?.(market, outcome);
      if (street === null) return;
      countStreet(market, street.streetEvidence);
      unknownStreetsIn(market).increment(street.isStreetUnknown ? 1 : 0);
    },
    refused({ status, problem }) {
      durations.of(unmatchedOperation.name, statusClass(status)).observe(0);
      problemsBy.get(problem.code)?.increment();
    },
    closed(limit) {
      closedBy.get(limit)?.increment();
    },
  };
  const families = [durations, inFlight, closed, addresses, streets, unknownStreets, applications, problems];
  return { families, observer };
}

function countedFamilies() {
  return {
    durations: histogramFamily(
      'checkout_http_request_duration_seconds',
      'Time from the headers of a request to the end of its answer.',
      ['operation', 'status'],
      durationBounds,
    ),
    addresses: counterFamily(
      'checkout_address_verifications_total',
      'Submitted shipping addresses, by outcome.',
      ['market', 'outcome'],
    ),
    streets: counterFamily(
      'checkout_street_evidence_total',
      'Submitted shipping addresses, by how far street data confirmed them.',
      ['market', 'evidence'],
    ),
    unknownStreets: counterFamily(
      'checkout_unknown_streets_total',
      'Submitted shipping addresses whose street a register lacks: what STREET_DOUBTS=true doubts.',
      ['market'],
    ),
    applications: counterFamily('checkout_applications_total', 'Submitted applications, by outcome.', [
      'market',
      'outcome',
    ]),
    problems: counterFamily('checkout_problems_total', 'Problems that answers reported, by their code.', [
      'code',
    ]),
    closed: counterFamily(
      'checkout_http_connections_closed_total',
      'Connections that were closed on arrival, by the limit that they exceeded.',
      ['limit'],
    ),
  };
}

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const gone = 'gone';

/** Returns the class of a status; `gone` if the caller disconnected before there was one. */
function statusClass(status: number | null): string {
  return status === null ? gone : (statusClasses[Math.floor(status / 100) - 1] ?? gone);
}

/** Counts values by market. A market appears with its first value, and then with every one of them. */
function byMarket(family: MemberFamily<Counter>, values: readonly string[]) {
  const countersOf = remembered(
    (market: string) => new Map(values.map((each) => [each, family.of(market, each)])),
  );
  return (market: string, value: string): void => {
    if (values.includes(value)) countersOf(market).get(value)?.increment();
  };
}
