import { shippingOutcomes, streetEvidences } from '../checkout/judge-shipping.ts';
import { catalog } from '../fields/catalog.ts';
import type { Problem } from '../fields/problem.ts';
import { unmatchedOperation } from '../http/operations/operation.ts';
import { stepOperations } from '../http/operations/step-operations.ts';
import { connectionLimits, type EndedRequest, type RequestObserver } from '../http/request-observer.ts';
import {
  type Counter,
  counterFamily,
  gaugeFamily,
  type Histogram,
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
  const inFlight = gaugeFamily(
    'checkout_http_requests_in_flight',
    'Requests that have no answer yet.',
    [],
    () => [[running]],
  );
  const { durations, closed, addresses, streets, unknownStreets, applications, problems } = countedFamilies();
  const closedBy = new Map(connectionLimits.map((limit) => [limit, closed.of(limit)]));
  const countDuration = durationsBy(durations);
  const countProblems = problemsBy(problems);
  const countStreet = streetsBy(streets, unknownStreets);
  const judgements = new Map<string, (ended: EndedRequest) => void>([
    [stepOperations.setShippingAddress.id, outcomesBy(addresses, shippingOutcomes)],
    [stepOperations.submitDistributorApplication.id, outcomesBy(applications, applicationOutcomes)],
  ]);
  const observer: RequestObserver = {
    began() {
      running += 1;
    },
    ended(ended) {
      running -= 1;
      countDuration(ended);
      countProblems(ended.problems);
      countStreet(ended);
      judgements.get(ended.operation.name)?.(ended);
    },
    refused({ status, problem }) {
      durations.of(unmatchedOperation.name, statusClass(status)).observe(0);
      countProblems([problem]);
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

/** Counts street evidence by market. A market appears with its first submission, with every evidence. */
function streetsBy(streets: MemberFamily<Counter>, unknownStreets: MemberFamily<Counter>) {
  const countersOf = remembered((market: string) => ({
    evidence: new Map(streetEvidences.map((each) => [each, streets.of(market, each)])),
    unknown: unknownStreets.of(market),
  }));
  return ({ market, street }: EndedRequest) => {
    if (market === null || street === null) return;
    const { evidence, unknown } = countersOf(market);
    evidence.get(street.streetEvidence)?.increment();
    if (street.isStreetUnknown) unknown.increment();
  };
}

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const gone = 'gone';

/** Returns the class of a status; `gone` if the caller disconnected before there was one. */
function statusClass(status: number | null): string {
  return status === null ? gone : (statusClasses[Math.floor(status / 100) - 1] ?? gone);
}

function durationsBy(family: MemberFamily<Histogram>): (ended: EndedRequest) => void {
  const classesOf = remembered((operation: string) =>
    remembered((name: string) => family.of(operation, name)),
  );
  return ({ operation, status, durationMs }) =>
    classesOf(operation.name)(statusClass(status)).observe(durationMs / 1000);
}

/** Every code is present from the start, so that the first problem of a kind shows as an increase. */
function problemsBy(family: MemberFamily<Counter>): (problems: readonly Problem[]) => void {
  const counters = new Map(catalog.map(({ code }) => [code, family.of(code)]));
  return (problems) => {
    for (const { code } of problems) counters.get(code)?.increment();
  };
}

/**
 * Counts outcomes by market. A market appears with its first submission, with all outcomes; answers without a
 * judgement are not counted.
 */
function outcomesBy(family: MemberFamily<Counter>, outcomes: readonly string[]) {
  const countersOf = remembered(
    (market: string) => new Map(outcomes.map((each) => [each, family.of(market, each)])),
  );
  return ({ market, outcome }: EndedRequest) => {
    if (market !== null && outcomes.includes(outcome)) countersOf(market).get(outcome)?.increment();
  };
}
