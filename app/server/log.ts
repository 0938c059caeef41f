import { format } from 'node:util'
import { currentObservation } from '#app/domain/system/observation.server.ts'
import { env } from '#app/env.server.ts'
import { entryOf, type Level } from './log-lines.ts'

const ranks: Record<Level, number> = { info: 0, warn: 1, error: 2 }

/** Writes one log line: JSON with fields, or plain text. */
export function log(level: Level, message: string, { plain = message, ...fields }: Fields = {}) {
  if (ranks[level] < ranks[env.logLevel]) return
  const stream = level === 'info' ? process.stdout : process.stderr
  const work = currentObservation()
  const line =
    env.logFormat === 'plain'
      ? plain
      : JSON.stringify({
          ...{ time: new Date().toISOString(), level, message },
          ...(work && { id: work.id, by: work.by }),
          ...fields,
        })
  stream.write(`${line}\n`)
}

type Fields = { plain?: string } & Record<string, unknown>

/** Redirects the console to the log, including what packages print. All parts of the site report their errors to the
 *  console. */
export function keepLog() {
  if (env.logFormat === 'plain' && env.logLevel === 'info') return
  const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const
  for (const [method, level] of Object.entries(levels)) {
    console[method as keyof typeof levels] = (...words: unknown[]) => {
      const formatted = format(...words)
      const { message, ...fields } = env.logFormat === 'plain' ? { message: formatted } : entryOf(formatted)
      log(level, message, fields)
    }
  }
}
