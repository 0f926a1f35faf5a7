import { existsSync, readFileSync } from 'node:fs';
import type { CaseCount } from '../accuracy/counts.ts';
import type { Measured } from '../http-load.ts';
import { resultsFolder } from '../results.ts';

interface Run {
  readonly measuredAt: string;
  readonly machine: { readonly node: string; readonly cores: number; readonly processor: string };
}

export interface RequestRow extends Measured {
  readonly name: string;
  readonly ofBare: number;
  readonly ofUpserts: number | null;
  readonly paced: Measured | null;
}

export interface SpeedRow {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
  readonly cases: number;
}

export interface SoakSample {
  readonly minute: number;
  readonly residentMb: number;
}

/** The results that each benchmark writes to its file. */
export interface Results {
  requests: Run & { readonly latencyShares: readonly number[]; readonly rows: readonly RequestRow[] };
  growth: Run & {
    readonly rows: readonly (Measured & { kind: string; name: string; ofFirst: number })[];
  };
  'soak-postgresql': Run & { readonly mbPerHour: number; readonly samples: readonly SoakSample[] };
  'soak-embedded': Results['soak-postgresql'];
  'accuracy-us': Run & { readonly rows: readonly CaseCount[] };
  'accuracy-world': Results['accuracy-us'];
  'accuracy-first': Results['accuracy-us'];
  'address-speed': Run & { readonly formatOnlyMedian: number; readonly rows: readonly SpeedRow[] };
}

/** The last results of a benchmark; undefined if it has not run. */
export function readResults<Name extends keyof Results>(name: Name): Results[Name] | undefined {
  const file = new URL(`${name}.json`, resultsFolder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results[Name]) : undefined;
}
