import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { databaseUrl, prepareBare, prepareSite, startSite } from './site.ts'
import { showAnswer } from './show-answer.ts'
import { showSpeeds } from './show-speeds.ts'
import { showStatements } from './show-statements.ts'
import { showMatching, showSignIn } from './show-times.ts'
import { showWeights } from './show-weights.ts'
import { overBudget, say } from './table.ts'

// Measures what the site weighs and costs against its budgets. A benchmark, never a test: it exits 0 whatever it finds.
// Bytes and statements are exact. Times hold for this machine only; the ratios of one run are the result.

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '8' } } })

// The database module of the site reads these when it is first imported, below.
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'
process.env.HOST = '127.0.0.1'

const warning = await prepareSite()
await prepareBare()
const { setScene } = await import('./scene.ts')

say(
  `Bagdar, measured ${new Date().toISOString().slice(0, 10)} on ${String(cpus().length)} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}.`,
  'Bytes are bodies as sent to a browser that reads brotli (1 KB = 1,000 bytes). Times are those of this machine.',
  ...(warning ? [warning] : []),
)

const counting = await startSite({ counting: true })
try {
  const scene = await setScene(counting)
  await showWeights(scene)
  await showStatements(scene)
  await showAnswer(scene)
} finally {
  await counting.stop()
}

const site = await startSite()
try {
  const scene = await setScene(site)
  await showSpeeds(scene, Number(options.seconds))
  showMatching()
  await showSignIn(scene)
} finally {
  await site.stop()
}

const over = overBudget()
say('', over.length === 0 ? 'Everything is within its budget.' : 'Over budget:', ...over.map(line => `- ${line}`))
process.exit(0)
