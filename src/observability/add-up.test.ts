import { expect, test } from 'vitest';
import { addUp } from './add-up.ts';

const family = (name: string, type: string, ...samples: string[]) =>
  [`# HELP ${name} Something.`, `# TYPE ${name} ${type}`, ...samples, ''].join('\n');

test('amounts of the same name and labels are added up, others stay beside each other', () => {
  const one = family(
    'requests_total',
    'counter',
    'requests_total{status="200"} 2',
    'requests_total{status="404"} 1',
  );
  const two = family('requests_total', 'counter', 'requests_total{status="200"} 3.5');
  expect(addUp([one, two])).toBe(
    family('requests_total', 'counter', 'requests_total{status="200"} 5.5', 'requests_total{status="404"} 1'),
  );
});

test('buckets of a histogram are added up, the last one as well', () => {
  const one = family('wait', 'histogram', 'wait_bucket{le="1"} 1', 'wait_bucket{le="+Inf"} 2', 'wait_sum 3');
  expect(addUp([one, one])).toBe(
    family('wait', 'histogram', 'wait_bucket{le="1"} 2', 'wait_bucket{le="+Inf"} 4', 'wait_sum 6'),
  );
});

test.each([
  'checkout_build_info',
  'nodejs_version_info',
  'checkout_events_pending',
  'checkout_data_timestamp_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  'process_start_time_seconds',
  'process_max_fds',
])('the largest value of %s counts, since processes share it or it is not an amount', (name) => {
  const [one, two] = [3, 7].map((value) => family(name, 'gauge', `${name} ${value}`));
  expect(addUp([two ?? '', one ?? ''])).toBe(family(name, 'gauge', `${name} 7`));
});

test('a family that only one process has is included, and a silent process changes nothing', () => {
  const one = family('a', 'gauge', 'a 1');
  const two = family('b', 'gauge', 'b{label="with a blank"} +Inf');
  expect(addUp([one, '', two])).toBe(one + two);
});
