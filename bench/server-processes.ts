import { readdirSync, readFileSync } from 'node:fs';
import { cpuSecondsOf } from './target-process.ts';

/** The processes of a PostgreSQL server of this machine, given its first (Linux). */
export function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
}

/** Processor time of servers so far, with that of processes that ended. */
export function cpuSecondsOfServers(postmasters: readonly number[]): number {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return sum(
    postmasters.map((first) => sum(processesOf(first).map(cpuSecondsIfThere)) + endedSeconds(first)),
  );
}

function fieldsOf(pid: number | string): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
}

/** Undefined: it ended meanwhile. */
function parentOf(pid: string): number | undefined {
  try {
    return Number(fieldsOf(pid)[1]);
  } catch {
    return undefined;
  }
}

function cpuSecondsIfThere(pid: number): number {
  try {
    return cpuSecondsOf(pid);
  } catch {
    return 0;
  }
}

/** Of children that ended. */
function endedSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
