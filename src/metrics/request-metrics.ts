import { streetEvidences } from '../checkout/judge-shipping.ts';
import { shippingOutcomes } from '../checkout/shipping-outcome.ts';
import { setShippingAddress, submitDistributorApplication } from '../http/operations/step-operations.ts';
import { connectionLimits, type EndedRequest, type RequestObserver } from '../http/request-observer.ts';
import { unmatchedOperation } from '../http/served-operation.ts';
import { catalog } from '../problem/catalog.ts';
import type { Problem } from '../problem/problem.ts';
import {
  type Counter,
  counterFamily,
  type Family,
  gaugeFamily,
  type Histogram,
  histogramFamily,
  type MemberFamily,
} from './families.ts';

/** In seconds, from an answer out of memory to a request that nearly times out. */
export const durationBounds = [
  0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5,
];

const applicationOutcomes = ['accepted', 'refused'];

export interface RequestMetrics {
  readonly families: readonly Family[];
  readonly observer: RequestObserver;
}

export function createRequestMetrics(): RequestMetrics {
  let running = 0;
  const inFlight = gaugeFamily(
    { name: 'checkout_http_requests_in_flight', help: 'Requests that have no answer yet.' },
    () => [[running]],
  );
  const { durations, closed, addresses, streets, unknownStreets, applications, problems } = countedFamilies();
  const closedBy = new Map(connectionLimits.map((limit) => [limit, closed.of(limit)]));
  const countDuration = durationsBy(durations);
  const countProblems = problemsBy(problems);
  const countStreet = streetsBy(streets, unknownStreets);
  const judgements = new Map<string, (ended: EndedRequest) => void>([
    [setShippingAddress.id, outcomesBy(addresses, shippingOutcomes)],
    [submitDistributorApplication.id, outcomesBy(applications, applicationOutcomes)],
  ]);
  return {
    families: [durations, inFlight, closed, addresses, streets, unknownStreets, applications, problems],
    observer: {
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
    },
  };
}

function countedFamilies() {
  return {
    durations: histogramFamily(
      {
        name: 'checkout_http_request_duration_seconds',
        help: 'Time from the headers of a request to the end of its answer.',
        labels: ['operation', 'status'],
      },
      durationBounds,
    ),
    addresses: counterFamily({
      name: 'checkout_address_verifications_total',
      help: 'Submitted shipping addresses, by outcome.',
      labels: ['market', 'outcome'],
    }),
    streets: counterFamily({
      name: 'checkout_street_evidence_total',
      help: 'Submitted shipping addresses, by how far street data confirmed them.',
      labels: ['market', 'evidence'],
    }),
    unknownStreets: counterFamily({
      name: 'checkout_unknown_streets_total',
      help: 'Submitted shipping addresses whose street a register lacks: what STREET_DOUBTS=true doubts.',
      labels: ['market'],
    }),
    applications: counterFamily({
      name: 'checkout_applications_total',
      help: 'Submitted applications, by outcome.',
      labels: ['market', 'outcome'],
    }),
    problems: counterFamily({
      name: 'checkout_problems_total',
      help: 'Problems that answers reported, by their code.',
      labels: ['code'],
    }),
    closed: counterFamily({
      name: 'checkout_http_connections_closed_total',
      help: 'Connections that were closed on arrival, by the limit that they exceeded.',
      labels: ['limit'],
    }),
  };
}

/** Counts street evidence by market. A market appears with its first submission, with every evidence. */
function streetsBy(
  streets: MemberFamily<Counter>,
  unknownStreets: MemberFamily<Counter>,
): (ended: EndedRequest) => void {
  const byMarket = new Map<string, { evidence: ReadonlyMap<string, Counter>; unknown: Counter }>();
  return ({ market, street }) => {
    if (market === null || street === null) return;
    let counters = byMarket.get(market);
    if (counters === undefined) {
      const evidence = new Map(streetEvidences.map((each) => [each, streets.of(market, each)]));
      counters = { evidence, unknown: unknownStreets.of(market) };
      byMarket.set(market, counters);
    }
    counters.evidence.get(street.streetEvidence)?.increment();
    if (street.isStreetUnknown) counters.unknown.increment();
  };
}

const statusClasses = ['1xx', '2xx', '3xx', '4xx', '5xx'];
const gone = 'gone';

/** Returns the class of a status; `gone` if the caller disconnected before there was one. */
function statusClass(status: number | null): string {
  return status === null ? gone : (statusClasses[Math.floor(status / 100) - 1] ?? gone);
}

function durationsBy(family: MemberFamily<Histogram>): (ended: EndedRequest) => void {
  const known = new Map<string, Map<string, Histogram>>();
  return ({ operation, status, durationMs }) => {
    let byClass = known.get(operation.name);
    if (byClass === undefined) {
      byClass = new Map();
      known.set(operation.name, byClass);
    }
    const name = statusClass(status);
    let histogram = byClass.get(name);
    if (histogram === undefined) {
      histogram = family.of(operation.name, name);
      byClass.set(name, histogram);
    }
    histogram.observe(durationMs / 1000);
  };
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
function outcomesBy(
  family: MemberFamily<Counter>,
  outcomes: readonly string[],
): (ended: EndedRequest) => void {
  const byMarket = new Map<string, ReadonlyMap<string, Counter>>();
  return ({ market, outcome }) => {
    if (market === null || !outcomes.includes(outcome)) return;
    let counters = byMarket.get(market);
    if (counters === undefined) {
      counters = new Map(outcomes.map((each) => [each, family.of(market, each)]));
      byMarket.set(market, counters);
    }
    counters.get(outcome)?.increment();
  };
}
