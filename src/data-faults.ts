import type { Logger } from 'pino';
import { type DataWatch, strict } from './gazetteer/read/data-error.ts';

/** The countries of which a data file cannot be used, and what tells the log of them. */
export interface DataFaults {
  /** In the order of their codes. */
  countries(): string[];
  /** For the start: a file that cannot be used is set aside, and the other countries serve. */
  readonly atStart: DataWatch;
  /** For loading anew: the data in use stays if a file cannot be used. */
  anew(): DataWatch;
  /** What was loaded anew is in use, and the faults before it are over. */
  renewed(): void;
}

export function watchData(logger: Logger): DataFaults {
  let faults = new Set<string>();
  let newer = new Set<string>();
  const damaged =
    (known: Set<string>): DataWatch['damaged'] =>
    (country, { message }) => {
      known.add(country);
      logger.error(
        { country, reason: message },
        'a data file was damaged in use, and its country has no such data',
      );
    };
  return {
    countries: () => [...faults].sort(),
    atStart: {
      setAside: (country, { message }) => {
        faults.add(country);
        logger.error({ country, reason: message }, 'a data file cannot be used and is set aside');
      },
      damaged: damaged(faults),
    },
    anew: () => {
      newer = new Set();
      return { ...strict, damaged: damaged(newer) };
    },
    renewed: () => {
      faults = newer;
    },
  };
}
