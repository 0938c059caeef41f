import { startObserving } from '#app/domain/system/observation.server.ts'
import { env } from '#app/env.server.ts'
import { keepLog, log } from './log.ts'
import { startMetrics } from './metrics.ts'

/** Starts the log, the report of slow statements and the metrics of this process. */
export function beObserved() {
  keepLog()
  const { slowQueryMs: slowMs, metricsAddress, logFormat } = env
  if (slowMs === 0 && !metricsAddress && logFormat === 'plain') return
  startObserving({
    slowMs,
    onSlow: ({ by, id, ms, statement }) => {
      const took = Math.round(ms)
      const plain = `A slow statement: ${took} ms, ${by ?? 'outside of requests'}: ${statement}`
      log('warn', 'slow statement', { plain, ...(id && { id, by }), ms: took, statement })
    },
  })
  startMetrics()
}
