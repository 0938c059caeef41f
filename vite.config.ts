import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { type BuildOptions, defineConfig, type Plugin, type Rollup } from 'vite'
import { areaOf, isOf, joined, sheetOf, sheets } from './app/document/style-sheets.ts'
import options from './remix.config.js'
import { frameworkPatches } from './vite.framework-patches.ts'

const underVitest = Boolean(process.env.VITEST)

/** Remix's plugin, for builds and development. Tests skip it, because loading it takes a second. */
const remix = underVitest ? null : (await import('@remix-run/dev')).vitePlugin

/** Sources do not change during a test run. vanilla-extract starts a server per Vitest project, each of which would
 *  watch the whole checkout, including the tests' databases. The server of `npm run dev` ignores these and the build as
 *  well. */
const watch = underVitest ? null : { ignored: ['var', 'build'].map(folder => `${import.meta.dirname}/${folder}/**`) }

const ofTheSite = {
  include: ['tests/**/*.test.ts'],
  globalSetup: ['tests/world/template.ts'],
  setupFiles: ['tests/world/setup-file.ts'],
}

/** Tests that only `npm run test:long` runs. */
const long = process.env.TEST_LONG ? [] : ['tests/operations/image.test.ts']

/** Tests that do not run on PostgreSQL (`npm run test:postgres`): those of SQLite's file, driver, migrations and query
 *  plans, and the benchmark, which works on a file. */
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

/** Test files that change their process, such as its clock, need a process of their own. The others share a few,
 *  because loading their imports costs more than most of them take. On PostgreSQL no database is lent, so files that
 *  call product modules need a process too. */
const ofItsProcess = process.env.TEST_POSTGRES_URL
  ? /process\.env\.\w+ =|vi\.(stub|resetModules)|world\/operator|await import\('#app|borrowDatabase/
  : /process\.env\.\w+ =|vi\.(stub|resetModules)/
const withSettings = !underVitest
  ? []
  : readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter(file => /^(?!e2e|bench|faults).*\.test\.ts$/.test(file))
      .map(file => `tests/${file}`)
      .filter(file => ofItsProcess.test(readFileSync(file, 'utf8')))

/** Cache of transpiled modules during one `npm test`, shared by its projects and by the run on PostgreSQL. It is not
 *  kept longer, because it could then be older than its dependencies. */
const translations = process.env.TRANSLATIONS
  ? { fsModuleCache: true, fsModuleCachePath: process.env.TRANSLATIONS }
  : {}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    vanillaExtractPlugin({ identifiers: className }),
    remix && [remix(options), frameworkPatches(), serverEntry(), builtIn(), joinedSheets(), backgroundWork()],
  ],
  server: { port: 3000, watch },
  define: {
    BUILD: JSON.stringify(releaseOf()),
    // React selects its development or production build by this variable when it is loaded.
    ...(command === 'build' && { 'process.env.NODE_ENV': '"production"' }),
  },
  // Server-only packages must not be pre-bundled for the browser; some have no browser build.
  optimizeDeps: { exclude: ['@node-rs/argon2', '@prisma/adapter-better-sqlite3', 'better-sqlite3', 'sharp'] },
  build: {
    target: 'es2022',
    // The server reads from it which file each catalogue became.
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
        : // Packages of many small modules load faster when bundled.
          ['openai', 'zod', 'file-type', 'strtok3', '@conform-to/dom', '@conform-to/zod', 'postal-mime'],
  },
  test: {
    environment: 'node',
    experimental: translations,
    // Limits for tests that never end. A slow machine must not reach them. Polling gives up early enough to report
    // which state was not reached.
    testTimeout: 10 * 60_000,
    hookTimeout: 10 * 60_000,
    expect: { poll: { timeout: 2 * 60_000, interval: 50 } },
    // Tests spend half of the time waiting for servers or for timers of the product, so three files at a time keep two
    // cores busy.
    maxWorkers: 3,
    // A test process lives for seconds, so recompiling hot code costs more than it saves. Node 22 and newer reject the
    // first flag (see tests/world/short-lived.ts).
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
      // These send HTTP requests to the built server. Each file works on a copy of one demo database.
      {
        extends: true,
        test: {
          ...ofTheSite,
          name: 'site',
          exclude: ['tests/bench/**', 'tests/faults/**', ...long, ...ofSqlite, ...withSettings],
          isolate: false,
        },
      },
      // Projects run in alphabetical order. Some of these files wait for timers of the product, so they come first, and
      // the run ends with many short files that keep both cores busy.
      { extends: true, test: { ...ofTheSite, name: 'alone', include: withSettings, exclude: ofSqlite } },
      // Runs only in the long run, because it takes minutes (tests/long.mjs).
      ...(process.env.TEST_LONG
        ? [{ extends: true as const, test: { ...ofTheSite, name: 'faults', include: ['tests/faults/**/*.test.ts'] } }]
        : []),
    ],
  },
}))

/** Returns the version, build time and commit of this build; outside a git clone there is no commit. */
function releaseOf() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  let commit: string | null = null
  try {
    commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    // The commit is optional.
  }
  return { version, builtAt: new Date().toISOString(), commit }
}

const styleFiles = readdirSync('app/ui')
  .filter(file => file.endsWith('.css.ts'))
  .sort()
const hashes = new Map<string, string>()

/** Names a class by two letters for its file and its number there, instead of a hash of seven characters: every page
 *  contains about fifty, and the style sheet all of them. The first letter is a capital, because vanilla-extract would
 *  otherwise replace class names inside other words of a selector, such as `bef` in `::before`. */
function className({ hash, filePath }: { hash: string; filePath: string }) {
  const at = styleFiles.indexOf(filePath.slice(filePath.lastIndexOf('/') + 1))
  // The hash ends with the number, which starts at 0 in every file.
  if (!hashes.has(filePath)) hashes.set(filePath, hash.slice(0, -1))
  const letters = String.fromCharCode(65 + Math.floor(at / 26), 97 + (at % 26))
  return `${letters}${hash.slice(hashes.get(filePath)!.length)}`
}

/** Suppresses warnings about annotations in packages that Rollup cannot use for tree shaking. */
const withoutAnnotations: NonNullable<Rollup.RollupOptions['onwarn']> = (warning, warn) => {
  if (warning.code !== 'INVALID_ANNOTATION') warn(warning)
}

/** Script size matters on a pupil's connection. terser saves 5 % compared with esbuild, and the framework's developer
 *  warnings are removed, together with the code that vite.framework-patches.ts removes. Errors still reach the console. */
const forBrowsers: BuildOptions = {
  // Pages preload their own scripts, and styles are in the document.
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
      // Every page contains the names of all files it may load. Rollup's shortest hash is enough to distinguish two
      // releases of one file.
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
}

/** Assigns modules to chunks. The frame of every page and the parts most pages use form one file and one style sheet:
 *  one request before first paint, cached for a year. A dozen small files would compress worse and cost a request each. */
function chunkOf(id: string, meta: Rollup.ManualChunkMeta) {
  if (id.includes('.vanilla.css')) return sheetOfStyle(id, meta)
  if (aroundEveryPage.test(id) || onMostPages.test(id)) return 'frame'
  if (inEveryForm.test(id)) return 'form'
  if (ofRecommendations.test(id)) return 'recommendations'
  return ofAnswers.test(id) ? 'answer' : undefined
}

/** Assigns a style to a sheet by the pages that import it. Styles of modules in the script of most pages go into the
 *  sheet of most pages. */
function sheetOfStyle(id: string, { getModuleInfo }: Rollup.ManualChunkMeta) {
  const users = new Set([id])
  // The set grows while it is iterated.
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

/** Parts beside every recommended profession. */
const ofRecommendations = /\/app\/(?:routes\/app\/professions\/(?:thumbs|closeness)|ui\/closeness-mark)\.tsx$/

/** The answer at the top of a page, and the cards below it. */
const ofAnswers = /\/app\/ui\/(?:answer|cards)\.tsx$/

/** Parts that most pages use. */
const onMostPages =
  /\/app\/(?:ui\/(?:axis|badge|card|charts\.css|crumbs|disclosure|entries|facts|field|field-frame|fields|fold|next-step|progress|scale|sign|tabs|table|tick-box)|domain\/guidance\/shortlist-query)\.tsx?$/

type Background = { startBackground: () => { stop: () => Promise<void> } | null }

/** Runs the background jobs of development in Vite's process, from the same modules as the pages, and restarts them
 *  when a module changes. Only the listening server does so, because Remix starts a second one for compiling. */
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

/** Joins the style sheets that a page may need together, so that it loads one file. */
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

/** Programs of production: the HTTP server, the operator's commands and the threads that inspect files. All are bundled
 *  with their packages, so that production installs only packages with native code or WebAssembly (decision 103). */
// prepare.ts runs from the sources.
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

/** Lists the bundled packages with their versions, for maintenance. */
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

/** Makes the programs the entries of the server build. Placed after Remix's plugin, which sets an entry of its own. */
function serverEntry(): Plugin {
  const build: BuildOptions = {
    rollupOptions: {
      input: programs,
      // All in one folder, so that a lookup of a neighbouring file works from each of them.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
    // Packages use try/catch to test whether Node has a module. For built-in modules the answer is known.
    commonjsOptions: { ignoreTryCatch: id => !isBuiltin(id) },
  }
  return { name: 'bagdar:server-entry', config: (_, { isSsrBuild }) => (isSsrBuild ? { build } : {}) }
}
