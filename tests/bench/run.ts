import { databaseFile } from './environment.ts'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { prepareScene } from './scene.ts'
import { showAnswer } from './show-answer.ts'
import { showFeed } from './show-feed.ts'
import { showGrowth } from './show-growth.ts'
import { showImport } from './show-import.ts'
import { showPages } from './show-pages.ts'
import { showSearch } from './show-search.ts'
import { showSpeeds } from './show-speeds.ts'
import { showStatements } from './show-statements.ts'
import { showMatching, showSignIn } from './show-times.ts'
import { showWeights } from './show-weights.ts'
import { prepareBare, prepareSite, startSite } from './site.ts'
import { overBudget, print } from './table.ts'

// Measures the site against its budgets. A benchmark and not a test: the exit code is always 0. Bytes and statements
// are exact. Times hold for this machine only, so the ratios within one run are the result.

const { values: options } = parseArgs({
  options: {
    /** Seconds per round. */
    seconds: { type: 'string', default: '8' },
    /** Folder of another build (`client` and `server`) to measure for comparison. */
    against: { type: 'string' },
    /** Runs only (g), the pages. */
    pages: { type: 'boolean', default: false },
    /** Database of the other build, where its schema differs. */
    'against-database': { type: 'string' },
    /** Runs only (i), the list of a school. */
    import: { type: 'boolean', default: false },
    /** Runs only growth: the demo, then the same with many people. */
    scale: { type: 'boolean', default: false },
    /** Number of people for `scale`. A million need some gigabytes. */
    people: { type: 'string', default: '100000' },
    /** Runs only the search among many documents. */
    search: { type: 'boolean', default: false },
    /** Number of documents for `search`. */
    documents: { type: 'string', default: '1000000' },
    /** Runs only the feed, with 10,000 posts and then with many. */
    feed: { type: 'boolean', default: false },
    /** Number of posts for `feed`. */
    posts: { type: 'string', default: '1000000' },
    /** A few requests on a small world, for the test that checks that the benchmark still runs. */
    smoke: { type: 'boolean', default: false },
    /** Database to start from instead of a new demo. */
    template: { type: 'string' },
  },
})
const seconds = Number(options.seconds)

const warning = await prepareSite(options.template)

print(
  `Bagdar, measured ${new Date().toISOString().slice(0, 10)} on ${String(cpus().length)} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}.`,
  'Bytes are bodies as sent to a browser that reads brotli (1 KB = 1,000 bytes). Times are those of this machine.',
  ...(warning ? [warning] : []),
)

if (options.scale) {
  await showGrowth(Number(options.people))
  process.exit(0)
}

if (options.search) {
  await showSearch(Number(options.documents))
  reportOverBudget()
  process.exit(0)
}

if (options.feed) {
  await showFeed({ few: 10_000, many: Number(options.posts), seconds })
  reportOverBudget()
  process.exit(0)
}

const list = options.smoke ? { rows: 60, idle: 0 } : { rows: 10_000, idle: 20 }
if (options.import) {
  await showImport(list)
  reportOverBudget()
  process.exit(0)
}

if (!options.pages) {
  if (!options.smoke) await prepareBare()
  const counting = await startSite({ counting: true })
  try {
    const scene = await prepareScene(counting)
    if (!options.smoke) await showWeights(scene)
    await showStatements(scene)
    if (!options.smoke) await showAnswer(scene)
  } finally {
    await counting.stop()
  }
}
if (options.smoke) {
  await showImport(list)
  process.exit(0)
}

const site = await startSite()
const database = options['against-database'] ?? databaseFile
const other = options.against ? { server: await startSite({ of: options.against, database }), database } : null
try {
  const scene = await prepareScene(site)
  await showPages(scene, seconds, other)
  if (!options.pages) {
    await showSpeeds(scene, seconds)
    showMatching()
    await showSignIn(scene)
  }
} finally {
  await other?.server.stop()
  await site.stop()
}

// Last, because it makes the demo large.
if (!options.pages) await showImport(list)
reportOverBudget()
process.exit(0)

function reportOverBudget() {
  const over = overBudget()
  print('', over.length === 0 ? 'Everything is within its budget.' : 'Over budget:', ...over.map(line => `- ${line}`))
}
