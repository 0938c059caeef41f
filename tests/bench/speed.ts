import autocannon from 'autocannon'
import { processorTime } from './processor.ts'
import type { Server } from './site.ts'
import { median } from './table.ts'

export type Target = {
  name: string
  server: Server
  path: string
  /** A function is called before each round, because an ETag is valid for one minute. */
  headers?: Record<string, string> | (() => Promise<Record<string, string>>)
  status: number
}
/** Requests per second, and processor time of the server per request in ms. */
export type Speed = { rate: number; cost: number }

const CONNECTIONS = 2
const ROUNDS = 3

/** Returns the speed of each target as the median of three rounds. Each round visits all targets, so that a short
 *  interference does not affect only one of them. */
export async function speeds(targets: Target[], seconds: number): Promise<(name: string) => Speed> {
  for (const target of targets) await load(target, Math.min(2, seconds))
  const rounds = new Map(targets.map(({ name }) => [name, [] as Speed[]]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const target of targets) rounds.get(target.name)?.push(await load(target, seconds))
  }
  return name => {
    const measured = rounds.get(name) ?? []
    return { rate: median(measured.map(({ rate }) => rate)), cost: median(measured.map(({ cost }) => cost)) }
  }
}

async function load({ name, server, path, headers: given, status }: Target, duration: number): Promise<Speed> {
  const headers = typeof given === 'function' ? await given() : given
  const pid = server.process.pid ?? 0
  const before = processorTime(pid)
  const result = await autocannon({ url: server.url + path, headers, duration, connections: CONNECTIONS })
  const cost = (processorTime(pid) - before) / result.requests.total
  const { errors, timeouts, statusCodeStats } = result as typeof result & {
    statusCodeStats?: Record<string, { count: number }>
  }
  const others = Object.keys(statusCodeStats ?? {}).filter(code => code !== String(status))
  if (errors + timeouts > 0 || others.length > 0) {
    throw new Error(
      `${name}: ${String(errors)} errors, ${String(timeouts)} time-outs, answers ${others.join(', ') || String(status)}`,
    )
  }
  return { rate: result.requests.average, cost }
}
