import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The length of a tick in `/proc/<pid>/stat`, everywhere the same. */
const TICK_MS = 10

/** Milliseconds a process has kept processors busy so far, its threads and the kernel's work for it included; NaN
 *  where the system does not tell. Unlike the time on the clock it hardly grows when something else runs too. */
export function processorTime(pid: number): number {
  try {
    // The name of the process, in brackets, may hold spaces; the 12th and 13th fields after it are user and kernel.
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

/** From now on `peakMemory` tells the most since now. */
export function forgetPeak(pid: number) {
  try {
    writeFileSync(`/proc/${String(pid)}/clear_refs`, '5')
  } catch {
    // The system tells of no process, or only of its whole life.
  }
}

/** The most bytes of memory a process has held; NaN where the system does not tell. */
export function peakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  } catch {
    return NaN
  }
}

/** The share of all processors at work while this benchmark rests: what disturbs it. */
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
