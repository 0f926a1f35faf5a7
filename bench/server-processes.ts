import { readdirSync, readFileSync } from 'node:fs';
import { cpuSecondsOf } from './target-process.ts';

/** The processes of a PostgreSQL server on this machine, given its first process (Linux). */
export function processesOf(postmaster: number): number[] {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  return [postmaster, ...children.map(Number)];
}

/** The processor time of servers so far, with that of processes that have ended. */
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

/** The parent of a process; undefined if the process has ended meanwhile. */
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

/** The processor time of a process's children that have ended. */
function endedSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
