import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** Length of a tick in `/proc/<pid>/stat`, the same on all systems. */
const TICK_MS = 10

/** Returns the processor time a process has used so far in ms, including its threads and kernel time; NaN where the
 *  system does not provide it. Unlike elapsed time, it hardly grows when other programs run. */
export function processorTime(pid: number): number {
  try {
    // The process name in brackets may contain spaces. The 12th and 13th fields after it are user and kernel time.
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return NaN
  }
}

/** Resets the peak, so that `peakMemory` counts from now on. */
export function forgetPeak(pid: number) {
  try {
    writeFileSync(`/proc/${String(pid)}/clear_refs`, '5')
  } catch {
    // The process does not exist, or the system cannot reset the peak.
  }
}

/** Returns the peak memory of a process in bytes; NaN where the system does not provide it. */
export function peakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  } catch {
    return NaN
  }
}

/** Returns the share of all processors in use while the benchmark is idle, which is interference from other programs. */
export async function othersAtWork() {
  const before = ticks()
  await new Promise(resolve => setTimeout(resolve, 1500))
  const after = ticks()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function ticks() {
  const times = cpus().map(cpu => cpu.times)
  const all = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0)
  return { idle: times.reduce((sum, { idle }) => sum + idle, 0), all }
}
