import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type BuildOptions, defineConfig, type Plugin, type Rollup } from 'vite'
import { areaOf, isOf, joined, sheetOf, sheets } from './app/document/style-sheets.ts'
import options from './remix.config.js'
import { settledForUs } from './vite.settled.ts'

const underVitest = Boolean(process.env.VITEST)

/** What builds the site. The tests do without it: to load it costs a second. */
const remix = underVitest ? null : (await import('@remix-run/dev')).vitePlugin

/** A run of the tests ends before a source changes. vanilla-extract has a server for each of its projects, and every one would
 *  watch the whole checkout and be told of all that is written to the databases of the tests. Nor does the server of
 *  `npm run dev` need to know of those, or of builds. */
const watch = underVitest ? null : { ignored: ['var', 'build'].map(folder => `${import.meta.dirname}/${folder}/**`) }

const ofTheSite = {
  include: ['tests/**/*.test.ts'],
  globalSetup: ['tests/world/template.ts'],
  setupFiles: ['tests/world/begin-file.ts'],
}

/** What `npm run test:long` asks and `npm test` does not. */
const long = process.env.TEST_LONG ? [] : ['tests/operations/image.test.ts']

/** What is never asked on PostgreSQL (`npm run test:postgres`): the file, the driver, the migrations and the plans of SQLite,
 *  and the bench, which works on a file. */
const ofSqlite = !process.env.TEST_POSTGRES_URL
  ? []
  : [
      'transactions',
      'schema',
      'query-plans',
      'statements',
      'makings-migration',
      'full-disk',
      'upgrade',
      'test-versions-migration',
    ].map(name => `tests/**/${name}.test.ts`)

/** Test files that set something of their process, such as what time it is, have a process of their own. The others take turns in a
 *  few: loading what they all import costs more than most of them do. On PostgreSQL no database is lent by turns, so a file that
 *  calls the product's own modules has a process too. */
const ofItsProcess = process.env.TEST_POSTGRES_URL
  ? /process\.env\.\w+ =|vi\.(stub|resetModules)|world\/operator|await import\('#app|borrowDatabase/
  : /process\.env\.\w+ =|vi\.(stub|resetModules)/
const withSettings = !underVitest
  ? []
  : readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter(file => /^(?!e2e|bench|faults).*\.test\.ts$/.test(file))
      .map(file => `tests/${file}`)
      .filter(file => ofItsProcess.test(readFileSync(file, 'utf8')))

/** Where `npm test` keeps what it has translated, for as long as it runs: a project need not do again what another has done, nor
 *  the run on PostgreSQL what the one before it has. Kept for longer it could be older than what it depends on. */
const translations = process.env.TRANSLATIONS
  ? { fsModuleCache: true, fsModuleCachePath: process.env.TRANSLATIONS }
  : {}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: className }),
    remix && [remix(options), settledForUs(), serverEntry(), builtIn(), joinedSheets(), backgroundWork()],
  ],
  server: { port: 3000, watch },
  define: {
    BUILD: JSON.stringify(releaseOf()),
    // React has two editions and asks which one when it is loaded.
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  // What only the server uses is never prepared for the browser: parts of it do not even exist for one.
  optimizeDeps: { exclude: ['@node-rs/argon2', '@prisma/adapter-better-sqlite3', 'better-sqlite3', 'sharp'] },
  build: {
    target: 'es2022',
    // Tells the server which file each catalogue became.
    manifest: true,
    cssMinify: true,
    ...(isSsrBuild ? { rollupOptions: { onwarn: withoutAnnotations } } : forBrowsers),
    assetsInlineLimit: 0,
  },
  ssr: {
    external: notJavaScript,
    noExternal:
      command === 'build'
        ? true
        : // Packages of many small modules start faster inside the bundle.
          ['openai', 'zod', 'file-type', 'strtok3', '@conform-to/dom', '@conform-to/zod', 'postal-mime'],
  },
  test: {
    environment: 'node',
    experimental: translations,
    // A slow machine fails no test: these bounds are for what never ends. Waiting for a state asks for it again and
    // again, and gives up early enough to say which one did not come.
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
    expect: { poll: { timeout: 2 * 60_000, interval: 50 } },
    // The tests wait for servers half of the time, and some for clocks of the product: three files at once keep two cores
    // busy.
    maxWorkers: 3,
    // A file's process lives for seconds: compiling what ran a few times over again costs it more than it saves.
    // Node 22 and newer refuse the first word (as in tests/world/server.ts).
    execArgv: [
      ...(Number.parseInt(process.versions.node) < 22 ? ['--interrupt-budget=660000'] : []),
      '--wasm-tiering-budget=90000000',
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['app/**/*.test.ts', 'app/**/*.test.tsx', 'prisma/**/*.test.ts'],
          isolate: false,
        },
      },
      // These ask the built server over HTTP; each file works on a copy of one demo database.
      {
        extends: true,
        test: {
          ...ofTheSite,
          name: 'site',
          exclude: ['tests/bench/**', 'tests/faults/**', ...long, ...ofSqlite, ...withSettings],
          isolate: false,
        },
      },
      // Projects run in the order of their names. Some of these files wait for a clock of the product: they come first, and the
      // run ends with many short files that keep both cores busy.
      { extends: true, test: { ...ofTheSite, name: 'alone', include: withSettings, exclude: ofSqlite } },
      // What is tried only in the long run, because it takes minutes (tests/long.mjs).
      ...(process.env.TEST_LONG
        ? [{ extends: true as const, test: { ...ofTheSite, name: 'faults', include: ['tests/faults/**/*.test.ts'] } }]
        : []),
    ],
  },
}))

/** Which release is built; a folder that is no clone has no commit. */
function releaseOf() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  let commit: string | null = null
  try {
    commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    // Nobody needs it to build.
  }
  return { version, builtAt: new Date().toISOString(), commit }
}

const styleFiles = readdirSync('app/ui')
  .filter(file => file.endsWith('.css.ts'))
  .sort()
const hashes = new Map<string, string>()

/** A class is two letters of its file and its number there, and not a hash of seven: every page carries some fifty of them,
 *  and the style sheet all. The first letter is a capital, because vanilla-extract takes the name of a class for one wherever it
 *  stands in a selector: `bef` also in `::before`. */
function className({ hash, filePath }: { hash: string; filePath: string }) {
  const at = styleFiles.indexOf(filePath.slice(filePath.lastIndexOf('/') + 1))
  // The hash ends in the number, which begins with 0 in every file.
  if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1))
  const letters = String.fromCharCode(65 + Math.floor(at / 26), 97 + (at % 26))
  return `${letters}${hash.slice(hashes.get(filePath)!.length)}`
}

/** Comments of packages that Rollup cannot use to shake them smaller say nothing to us. */
const withoutAnnotations: NonNullable<Rollup.RollupOptions['onwarn']> = (warning, warn) => {
  if (warning.code !== 'INVALID_ANNOTATION') warn(warning)
}

/** Every byte of script is paid for by a pupil's line: terser takes 5 % more off than esbuild does, and the framework's
 *  warnings to developers are left out, with what vite.settled.ts settles. Errors still reach the console. */
const forBrowsers: BuildOptions = {
  // The scripts a page runs are asked for by the page itself, and styles come with it.
  modulePreload: { resolveDependencies: () => [] },
  minify: 'terser',
  terserOptions: {
    ecma: 2020,
    compress: {
      passes: 3,
      keep_fargs: false,
      drop_console: ['warn', 'log', 'info'],
      pure_funcs: ['warning', 'warnOnce', 'warningOnce', 'logDeprecation', 'logV6DeprecationWarnings'],
    },
  },
  rollupOptions: {
    output: {
      manualChunks: chunkOf,
      // Every page is told the names of all files it may go to: the shortest hash Rollup makes is enough to tell two releases of one apart.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
}

/** What stands around every page and what most are put together from is one file, and brings the styles of most pages in
 *  one sheet: one request before first paint, cached for a year. A dozen small files pack worse and cost a request each. */
function chunkOf(id: string, meta: Rollup.ManualChunkMeta) {
  if (id.includes('.vanilla.css')) return sheetOfStyle(id, meta)
  if (aroundEveryPage.test(id) || onMostPages.test(id)) return 'frame'
  if (inEveryForm.test(id)) return 'form'
  if (ofRecommendations.test(id)) return 'recommendations'
  return ofAnswers.test(id) ? 'answer' : undefined
}

/** The sheet of a style, by the pages that lead to it. What comes with most pages as script has its styles on most pages. */
function sheetOfStyle(id: string, { getModuleInfo }: Rollup.ManualChunkMeta) {
  const users = new Set([id])
  // The set is walked as it grows.
  for (const one of users) {
    const { importers = [], dynamicImporters = [] } = getModuleInfo(one) ?? {}
    for (const user of [...importers, ...dynamicImporters]) users.add(user)
  }
  if ([...users].some(one => onMostPages.test(one) || ofAnswers.test(one))) return 'frame'
  return sheetOf(new Set([...users].filter(one => getModuleInfo(one)?.isEntry).map(areaOf)))
}

const aroundEveryPage =
  /\/app\/(?:(?:paths(?:\/(?:address|app|public))?|frame\/(?:announcements|frame|error-page)|document\/(?:interrupted-navigation|page-script|refetch)|root|i18n\/(?:group-words|page|page-catalogues))\.tsx?|ui\/(?:announcement|avatar|banner|brand|button|footer|group-words|header|layout|page-title|prose|route-announcer|skip-link|switch-form|theme-mark|toast|triangle|visually-hidden)\.tsx)$/

const inEveryForm = /\/app\/(?:forms\/(?:field-message|form-page|use-form)|ui\/(?:error-summary|take-focus))\.tsx?$/

/** What stands beside every recommended profession. */
const ofRecommendations = /\/app\/(?:routes\/app\/professions\/(?:thumbs|closeness)|ui\/closeness-mark)\.tsx$/

/** What a page is answered first with, and the cards below. */
const ofAnswers = /\/app\/ui\/(?:answer|cards)\.tsx$/

/** What most pages are put together from. */
const onMostPages =
  /\/app\/(?:ui\/(?:axis|badge|card|charts\.css|crumbs|disclosure|entries|facts|field|field-frame|fields|fold|onward|progress|scale|sign|tabs|table|tick-box)|domain\/guidance\/shortlist-query)\.tsx?$/

type Background = { startBackground: () => { stop: () => Promise<void> } | null }

/** In development the background work is done in Vite's process, from the same modules as the pages, and begun anew when
 *  one of them has changed. Only the server that listens does it: Remix starts another one to compile with. */
function backgroundWork(): Plugin {
  return {
    name: 'bagdar:background-work',
    apply: 'serve',
    configureServer(server) {
      let loaded: Background | undefined
      let worker: ReturnType<Background['startBackground']> = null
      let turn = Promise.resolve()
      const start = async () => {
        const fresh = (await server.ssrLoadModule('/app/server/background.ts')) as Background
        if (fresh === loaded) return
        await worker?.stop()
        loaded = fresh
        worker = fresh.startBackground()
      }
      const inTurn = () => {
        turn = turn.then(start).catch((error: unknown) => server.config.logger.error(String(error)))
      }
      server.httpServer?.once('listening', () => {
        inTurn()
        server.watcher.on('change', inTurn)
      })
    },
  }
}

/** Joins the sheets a page may need together, so that it loads one. */
function joinedSheets(): Plugin {
  return {
    name: 'bagdar:joined-sheets',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).filter(file => file.type === 'asset')
        const [frame, ...others] = sheets.flatMap(sheet => built.find(({ fileName }) => isOf(sheet, fileName)) ?? [])
        const sets = others.reduce((found, one) => [...found, ...found.map(set => [...set, one])], [[frame!]])
        for (const set of sets.slice(1)) {
          const source = set.map(one => String(one.source).trim()).join('\n')
          this.emitFile({ type: 'asset', fileName: joined(set.map(({ fileName }) => fileName)), source })
        }
      },
    },
  }
}

/** What production runs: the HTTP server, the commands of an operator and the threads files are looked at in. All of it is
 *  made here with the packages it needs, so that production installs only those that are no JavaScript (decision 103). */
// prepare.ts works from the sources.
const commands = readdirSync('app/server/commands').filter(file => /^(?!prepare)[\w-]+\.ts$/.test(file))
const threads = [
  'app/outside/pictures/pdf-preview-worker.server.mjs',
  'app/outside/videos/video-length-worker.server.mjs',
]
const programs = Object.fromEntries([
  ['index', './app/server/main.ts'],
  ...commands.map(file => [basename(file, '.ts'), `./app/server/commands/${file}`]),
  ...threads.map(file => [basename(file, '.server.mjs'), `./${file}`]),
]) as Record<string, string>
const notJavaScript = ['@hyzyla/pdfium', '@node-rs/argon2', 'better-sqlite3', 'sharp']

/** Lists the packages that are built in, for whoever looks after them. */
function builtIn(): Plugin {
  return {
    name: 'bagdar:built-in',
    apply: (_, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    generateBundle() {
      const folders = [...this.getModuleIds()].map(
        id => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, ''))?.[0],
      )
      const named = [...new Set(folders.filter(folder => folder !== undefined))].map(folder => {
        const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>
        return `${name}@${version}\n`
      })
      this.emitFile({ type: 'asset', fileName: 'packages.txt', source: named.sort().join('') })
    },
  }
}

/** The programs are the entries of the server build. It comes after Remix's plugin, which names an entry of its own. */
function serverEntry(): Plugin {
  const build: BuildOptions = {
    rollupOptions: {
      input: programs,
      // All in one folder, so that what looks for a file beside it finds it from every one.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    // A package tries whether Node has something: that it has is known here.
    commonjsOptions: { ignoreTryCatch: id => !isBuiltin(id) },
  }
  return { name: 'bagdar:server-entry', config: (_, { isSsrBuild }) => (isSsrBuild ? { build } : {}) }
}
