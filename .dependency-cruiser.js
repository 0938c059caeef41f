import { readFileSync } from 'node:fs'

/** Rules for imports. Each folder of `app/` lists the folders it may import; all other folders of `app/` and `prisma/`
 *  are forbidden. */

const tests = '[.]test[.]tsx?$'
const drawers = '/(utils?|libs?|helpers?|common|services?|misc)(/|[.])'
const catalogues = '^app/i18n/locales/'
const notOurs = ['node_modules/', '^prisma/generated/']
const serverOnly = '[.]server[.](tsx?|mjs)$'

/** Page and API modules: those named in the route table. Files beside them are parts of pages. */
const table = ['public', 'app', 'admin']
  .map(area => readFileSync(new URL(`app/routes/${area}.routes.ts`, import.meta.url), 'utf8'))
  .join()
const pages = [...table.matchAll(/'(routes\/[^']+)'/g)].map(([, path]) => `^app/${path.replaceAll('.', '[.]')}$`)

/** Modules whose loaders and actions are removed from the browser's build. */
const cutForBrowser = [...pages, '^app/root[.]tsx$']

/** Modules that are, or may become, part of the browser's code. */
const maybeInBrowser = { path: '^app/', pathNot: [serverOnly, tests, '^app/server/', ...cutForBrowser] }

const room = (name, comment, from, ...visible) => ({
  name: `room-${name}`,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(app|prisma)/', pathNot: [from, ...visible] },
})
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    // The folders, from the outermost to the innermost.
    room(
      'routes',
      'A page asks the guards, the domain and the forms, has it worded, and shows it with the design system. The table of addresses and the page for failures are everybody’s.',
      '^app/routes/',
      '^app/(access|domain|privacy|wording|forms|ui|i18n)/',
      '^app/paths(/|[.]ts$)',
      '^app/frame/(error-page[.]tsx|(?:waiting-answers|fetch-leaving)[.]ts)$',
    ),
    room(
      'root',
      'The root is a page around all pages: it sees what a page sees, and the frame, the page’s script and interrupted navigations, which are its own.',
      '^app/root[.]tsx$',
      '^app/(access|domain|forms|ui|i18n)/',
      '^app/paths(/|[.]ts$)',
      '^app/frame/(frame|error-page)[.]tsx$',
      '^app/document/(page-script|interrupted-navigation)[.]ts$',
    ),
    room(
      'entries',
      'The entries render what Remix hands them, in the language of the reader, as a document: its data, script, cached markup and ETag.',
      '^app/entry[.](server|client)[.]tsx$',
      '^app/(access|i18n)/',
      '^app/domain/operator[.]server[.]ts$',
      '^app/document/',
      '^app/frame/operator[.]ts$',
      '^app/ui/cached[.]tsx$',
    ),
    room(
      'frame',
      'The frame of a page and the page for failures are markup: texts, addresses, design system.',
      '^app/frame/',
      '^app/(ui|i18n)/',
      '^app/paths(/|[.]ts$)',
      '^app/document/interrupted-navigation[.]ts$',
      // The frame uses the type of the root's loader data only (frame-knows-root-as-a-type).
      '^app/root[.]tsx$',
    ),
    room(
      'document',
      'How a page is handed over, its data, script, style sheet, kept markup, manifest and ETag, knows nothing of what it says.',
      '^app/document/',
      '^app/i18n/config[.]ts$',
      // Rendered markup is cached for an element of the design system.
      '^app/ui/',
    ),
    rule(
      'frame-knows-root-as-a-type',
      'The root holds the frame, never the other way round: only the type of what its loader returns is looked up.',
      { path: '^app/frame/' },
      { path: '^app/root[.]tsx$', dependencyTypesNot: ['type-only'] },
    ),
    room(
      'server',
      'The HTTP server stands around Remix: settings, the guards’ session, what is outside the process, its health, its worker, the addresses and the kinds of failure it may answer with.',
      '^app/server/',
      '^app/(access|outside|background)/',
      '^app/domain/(health|disk-fault|system/(traffic|machine|failed-jobs|figures|observation|readiness)|switches/(features|switches)|accounts/operator|assessments/norms|sums/visit-counts|admission/(chance-fit|cutoffs-import))[.]server[.]ts$',
      '^app/domain/(fault-codes|admission/chance-figures)[.]ts$',
      // Content that is seeded when production starts (commands/migrate.ts).
      '^prisma/seed/release[.]ts$',
      // Modules for moving an installation to the other database engine (commands/move.ts).
      '^app/(database/(engine|move-rows)|domain/files/copy-files)[.]server[.]ts$',
      // Leftovers of uploads are deleted at start.
      '^app/forms/upload-folder[.]server[.]ts$',
      '^app/i18n/(i18next[.]server|config|catalogue)[.]ts$',
      '^app/paths(/|[.]ts$)',
      '^app/(env[.]server[.]ts|secret-files[.]server[.]ts|package-folder[.]server[.]mjs|document/(browser-manifest[.]server|etag)[.]ts|frame/error-page[.]tsx)$',
    ),
    room(
      'wording',
      'Facts become sentences: wording knows what the facts are, the words of the catalogues and the addresses a sentence may lead to.',
      '^app/wording/',
      '^app/(domain|i18n)/',
      '^app/paths(/|[.]ts$)',
    ),
    rule(
      'wording-reads-nothing',
      'Wording is handed its facts, or the verb to ask for them: of what reads the database it knows types only.',
      { path: '^app/wording/', pathNot: tests },
      { path: '^app/domain/.*[.]server[.]ts$', dependencyTypesNot: ['type-only'] },
    ),
    room(
      'background',
      'The worker, its handlers and the schedule call the verbs of every domain, and clear what has expired from the database.',
      '^app/background/',
      '^app/(database|domain|privacy|outside|wording|i18n)/',
      '^app/env[.]server[.]ts$',
      '^prisma/generated/',
    ),
    room(
      'privacy',
      'Data export and account deletion read every domain; no domain reads them.',
      '^app/privacy/',
      '^app/(database|domain|outside|i18n)/',
      '^prisma/generated/',
    ),
    rule(
      'only-the-server-starts-the-background',
      'A domain queues work (domain/jobs) and does not know what becomes of it.',
      { path: '^(app|prisma)/', pathNot: ['^app/(server|background)/', tests] },
      { path: '^app/background/' },
    ),
    room(
      'access',
      'The guards know the domain (who is this, what may they do), the reader’s language, the addresses they send people to and the settings.',
      '^app/access/',
      '^app/(domain|i18n)/',
      '^app/paths(/|[.]ts$)',
      '^app/env[.]server[.]ts$',
    ),
    room(
      'forms',
      'A form knows the design system and the language; of the guards it knows a type.',
      '^app/forms/',
      '^app/(ui|i18n|access)/',
    ),
    rule(
      'forms-know-guards-as-a-type',
      'A form is handed what a loader or action is handed; it never passes a guard itself.',
      { path: '^app/forms/' },
      { path: '^app/access/', dependencyTypesNot: ['type-only'] },
    ),
    room('ui', 'The design system knows nothing of the product but the language.', '^app/ui/', '^app/i18n/'),
    room(
      'domain',
      'The domain knows the database, what is outside the process, the settings, the languages its content is in, the addresses its emails lead to, and other domains.',
      '^app/domain/',
      '^app/(database|outside|i18n)/',
      '^app/paths(/|[.]ts$)',
      '^app/env[.]server[.]ts$',
      '^prisma/generated/',
    ),
    room(
      'outside',
      'What stands for something outside the process knows its settings and nothing of the product.',
      '^app/outside/',
      '^app/env[.]server[.]ts$',
    ),
    room('i18n', 'Texts and languages know nothing of the product.', '^app/i18n/'),
    room(
      'database',
      'The connection knows its address and its driver.',
      '^app/database/',
      '^app/(env|secret-files)[.]server[.]ts$',
      '^prisma/generated/',
    ),
    room(
      'alone',
      'Settings and the files they stand in, and addresses, stand on nothing of ours.',
      '^app/(paths/.*|package-folder[.]server[.]mjs$|(env[.]server|secret-files[.]server|paths)[.]ts$)',
    ),
    room(
      'table',
      'The table of addresses names its pages as text.',
      '^app/(routes|routes/(public|app|admin)[.]routes)[.]ts$',
      '^app/paths/(public|app|community|projects|unscripted|admin|api)[.]ts$',
    ),
    rule(
      'pupils-carry-no-admin-address',
      'What may be sent to a pupil’s browser knows no address of the administration: a loader hands it over.',
      {
        ...maybeInBrowser,
        pathNot: [...maybeInBrowser.pathNot, '^app/routes/admin/', '^app/routes/admin[.]routes[.]ts$'],
      },
      { path: '^app/paths/admin[.]ts$' },
    ),
    room(
      'seed',
      'The seed writes content and the demo world through the verbs of the domain or straight into the database; it sees no page. (The house is silent about it: it stands beside the product.)',
      '^prisma/',
      '^app/(database|domain|wording|i18n)/',
      '^app/env[.]server[.]ts$',
      '^app/server/commands/chance-fit[.]ts$',
    ),

    // Rules for all folders.
    rule(
      'nobody-imports-routes',
      'Only Remix opens a page. Parts beside a page are for the pages; tests ask pages as a browser would.',
      {
        path: '^(app|prisma)/',
        pathNot: ['^app/routes(/|[.]ts$)', '^app/(root|entry[.](server|client))[.]tsx$', tests],
      },
      { path: '^app/routes/' },
    ),
    rule(
      'no-page-imports-a-page',
      'What two pages share lies beside them, in ui/ or in the domain. A part may know the type of its page’s loader.',
      { path: '^app/' },
      { path: pages, dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'only-the-domain-talks-to-the-database',
      'Everyone else asks a verb of the domain; the background and privacy go through all of it. The seed and the tests stand beside the product and write what they need.',
      {
        path: '^app/',
        pathNot: ['^app/(database|domain|privacy|background)/', '^app/server/commands/(migrate|move)[.]ts$'],
      },
      { path: ['^app/database/', '^prisma/'] },
    ),
    rule(
      'the-domain-knows-no-page',
      'No React and no Request: the domain can be asked from a page, a call, a seed or a test alike.',
      { path: '^app/domain/', pathNot: tests },
      { path: '^node_modules/(react|react-dom|react-router|express|@remix-run|remix-auth[^/]*)/' },
    ),
    rule(
      'the-product-knows-no-tests',
      'Tests look at the product, never the other way round.',
      { path: '^(app|prisma)/', pathNot: tests },
      { path: ['^tests/', tests] },
    ),
    rule(
      'server-code-is-named-so',
      'A module without .server in its name may end up in a browser, so it imports none that has it, except as a type. Pages and the root may: their loaders and actions are cut out.',
      maybeInBrowser,
      { path: [serverOnly, '^app/server/', '^prisma/generated/'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'node-is-named-so',
      'A browser has no files, processes or sockets: what needs Node is a .server module.',
      maybeInBrowser,
      { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-zod-in-the-browser',
      'The loader sends constraints as data, the browser checks natively, the server decides: 34 KB that nobody waits for.',
      { ...maybeInBrowser, pathNot: [...maybeInBrowser.pathNot, '^app/(domain|privacy)/'] },
      { path: ['^node_modules/(zod|@conform-to)/', '[.]schema[.]ts$'], dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'no-cycles',
      'A circle of modules has no order to read it in. Types alone may look back.',
      { pathNot: '^prisma/generated/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'no-orphans',
      'A module that imports nothing and is imported by nobody is forgotten.',
      // Declarations are read by the compiler, the generated client is not ours, and scripts in tests are started by
      // name.
      { orphan: true, pathNot: ['[.]d[.]ts$', '^prisma/generated/', '^tests/.*[.]m?js$'] },
      {},
    ),
    rule(
      'no-drawers',
      'utils, lib, helpers, common, services, misc say where nobody looked for a name.',
      { path: drawers, pathNot: [catalogues, ...notOurs] },
      {},
    ),
    rule(
      'nothing-from-drawers',
      'The same, seen from outside. (A catalogue may be called common: it is a namespace of texts.)',
      {},
      { path: drawers, pathNot: [catalogues, ...notOurs] },
    ),
    rule(
      'no-barrels',
      'A thing is imported from the file it is in; an index that passes others on hides who uses what.',
      { path: '(^|/)index[.]tsx?$', pathNot: '^prisma/generated/' },
      { dependencyTypes: ['export'] },
    ),

    // Style of import paths.
    rule(
      'across-rooms-by-hash',
      'Across rooms an import says #app/…, so that it reads the same wherever it stands.',
      { path: '^app/([^/]+)/' },
      { path: '^app/', pathNot: '^app/$1/', dependencyTypesNot: ['aliased'] },
    ),
    rule(
      'across-domains-by-hash',
      'Domains are rooms of their own: across them an import says #app/domain/….',
      { path: '^app/domain/([^/]+)/' },
      { path: '^app/domain/', pathNot: '^app/domain/$1/', dependencyTypesNot: ['aliased'] },
    ),
    rule(
      'across-the-top-by-hash',
      'Between app, prisma and tests an import says #app/…, #prisma/… or #tests/….',
      { path: '^(app|prisma|tests)/' },
      { path: '^(app|prisma|tests)/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    ),
    rule(
      'inside-a-room-relative',
      'Inside one room an import is relative, so that the room can move.',
      { path: '^app/(?!domain/)([^/]+)/' },
      { path: '^app/$1/', dependencyTypes: ['aliased'] },
    ),
    rule(
      'inside-a-domain-relative',
      'Inside one domain an import is relative.',
      { path: '^app/domain/([^/]+)/' },
      { path: '^app/domain/$1/', dependencyTypes: ['aliased'] },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    // Type imports count as imports, and can be distinguished from others.
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['^node_modules/', '^prisma/generated/'] },
    exclude: { path: '^tests/bench/bare/build/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
