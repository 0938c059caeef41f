import type { Plugin } from 'vite'
import options from './remix.config.js'

/** What the framework asks at run time and is settled for us when we build: the flags of remix.config.js, and parts of it
 *  that no page uses (docs/decisions/055). Terser then leaves out what hangs on it. A line says what is written there and
 *  what is put in its place. */
type Settled = [file: RegExp, ...lines: [written: RegExp, instead: string][]][]
const inBrowsers: Settled = [
  [
    /@remix-run\/react\/dist\/esm\/browser\.js$/,
    [/window\.__remixContext\.future\.v3_\w+/g, 'true'],
    [/window\.__remixContext\.isSpaMode/g, 'false'],
    [/window\.__remixContext\.basename/g, '"/"'],
    // Replacing modules while one develops.
    [/router\.createRoutesForHMR = .+;/g, ''],
  ],
  [
    /@remix-run\/react\/dist\/esm\/routes\.js$/,
    [/\bfuture\.v3_singleFetch/g, 'true'],
    [/(?<!, )isSpaMode(?= \?| &&|\))/g, 'false'],
    [/typeof singleFetch === "function"/g, 'true'],
    [/if \(needsRevalidation\)/g, 'if (false)'],
    [/needsRevalidation == null/g, 'true'],
    // What is shown until a page hydrates that cannot be rendered on the server; there is none.
    [/RemixRootDefaultHydrateFallback : undefined/g, 'undefined : undefined'],
  ],
  [/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/, [/future\.v3_lazyRouteDiscovery === true && !isSpaMode/g, 'false']],
  [
    /@remix-run\/react\/dist\/esm\/components\.js$/,
    [/\bfuture\.v3_singleFetch(?= \?|\))/g, 'true'],
    [/(?<!, )isSpaMode(?= &&)/g, 'false'],
    // In the browser the scripts of the document are there already.
    [/!isStatic(?= \?| &&)/g, 'true'],
    [/__remixContext\.a\)/g, 'false)'],
    [/staticContext \? /g, 'false ? '],
    // No link of ours fetches ahead.
    [/ {2}let href = useHref\(to\);\n {2}let \[shouldPrefetch, ref, prefetchHandlers\] = .+;/g, ''],
    [/props, prefetchHandlers, \{\n {4}ref: mergeRefs\(forwardedRef, ref\),/g, 'props, {\n    ref: forwardedRef,'],
    [/shouldPrefetch && !isAbsolute/g, 'false'],
    [/isPageLinkDescriptor\(link\) \?/g, 'false ?'],
    [/NavLink\.displayName = "NavLink";/g, ''],
  ],
  [
    /@remix-run\/react\/dist\/esm\/errorBoundaries\.js$/,
    [/, heyDeveloper\)/g, ')'],
    [/let heyDeveloper = [^;]+?"script", \{[^]+?\n {2}\}\);/g, ''],
  ],
  [
    /@remix-run\/router\/dist\/router\.js$/,
    [/\bfuture\.v7_\w+/g, 'true'],
    [/init\.basename \|\| "\/"/g, '"/"'],
    [/init\.dataStrategy \|\| defaultDataStrategy/g, 'init.dataStrategy'],
    [/if \(init\.mapRouteProperties\)/g, 'if (true)'],
    // Routes are all known (docs/decisions/054).
    [/= init\.patchRoutesOnNavigation/g, '= undefined'],
    [/\bfogOfWar\.active(?! =)/g, 'false'],
    [/if \(isFogOfWar\)/g, 'if (false)'],
    [/!isFogOfWar/g, 'true'],
    // Pages are handed over whole.
    [/return result\.type === ResultType\.deferred;/g, 'return false;'],
    [/let deferred = value;\n {2}return [^;]+;/g, 'return false;'],
    // No transitions of views.
    [/if \(isBrowser\) \{\n {6}\/\/ FIXME/g, 'if (false) {\n      // FIXME'],
    [/if \(pendingAction === Action\.Pop\) \{/g, 'if (false) {'],
    [/else if \(pendingViewTransitionEnabled\)/g, 'else if (false)'],
    // Replacing modules while one develops.
    [/inFlightDataRoutes \|\| dataRoutes/g, 'dataRoutes'],
    [/if \(inFlightDataRoutes\)/g, 'if (false)'],
    [/inFlightDataRoutes == null/g, 'true'],
    [/ {4}_internalSetRoutes\n/g, ''],
  ],
  [
    /react-router-dom\/dist\/index\.js$/,
    [/let isViewTransitionUnavailable = .+;/g, ''],
    [/!viewTransitionOpts \|\| isViewTransitionUnavailable/g, 'true'],
    [/vtContext\.isTransitioning && !vtContext\.flushSync/g, 'false'],
    [/renderDfd && pendingState && (?:router\.window|state\.location\.key === pendingState\.location\.key)/g, 'false'],
    [/!vtContext\.isTransitioning && interruption/g, 'false'],
    [/router\.future\.v7_\w+/g, 'true'],
  ],
  // Styles come with the document, and scripts ask for what they import.
  [/\0vite\/preload-helper\.js$/, [/^[^]+$/g, 'export const __vitePreload = load => load()']],
]

/** The same on the server (docs/decisions/109). */
const onServer: Settled = [
  [
    /@remix-run\/node\/dist\/globals\.js$/,
    // What it would put in the place of Node's own fetch, an eighth of all code of the server, is asked for by nobody.
    [/require\("(?:undici|@remix-run\/web-fetch)"\)/g, 'globalThis'],
  ],
  [
    /@remix-run\/express\/dist\/server\.js$/,
    // A request that follows the signal of another has a controller of its own, a weak reference and a finaliser, which keep it
    // from the quick collector. It is given the signal itself.
    [/,\n {4}signal: controller\.signal\n/g, '\n'],
    [
      /return new Request\(url\.href, init\);/g,
      'return Object.defineProperty(new Request(url.href, init), "signal", { value: controller.signal });',
    ],
  ],
  [
    /@remix-run\/server-runtime\/dist\/esm\/server\.js$/,
    // Encoded when somebody reads it: a page hands its data over in a shorter way (app/document/page-data.server.ts).
    [/serverHandoffStream: (encodeViaTurboStream\([^)]+\))/g, 'serverHandoffStream: () => $1'],
  ],
  [
    /@remix-run\/router\/dist\/router\.js$/,
    // An address is matched five times on its way to a page, and each time all patterns were put in order and made expressions
    // of anew. They are those of our routes, so there are few.
    [
      / {2}let branches = flattenRoutes\(routes\);\n {2}rankRouteBranches\(branches\);/g,
      `  let branches = ranked.get(routes);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    ranked.set(routes, branches);
  }`,
    ],
    [
      /function compilePath\(path, caseSensitive, end\) \{/g,
      `const ranked = new WeakMap();
const compiled = new Map();
function compilePath(path, caseSensitive, end) {
  const key = caseSensitive + " " + end + " " + path;
  let known = compiled.get(key);
  if (!known) compiled.set(key, (known = compilePathAnew(path, caseSensitive, end)));
  return known;
}
function compilePathAnew(path, caseSensitive, end) {`,
    ],
  ],
  [
    /@remix-run\/react\/dist\/esm\/scroll-restoration\.js$/,
    // The script stands in every page, and terser makes the browser's files only.
    [
      /let restoreScroll = \(\(STORAGE_KEY, restoreKey\) => \{[^]+?\n {2}\}\)\.toString\(\);/g,
      `let restoreScroll = ${JSON.stringify(
        '(s,r)=>{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem(s)||"{}")[r||h.state.key];typeof y=="number"&&scrollTo(0,y)}catch(e){console.error(e);sessionStorage.removeItem(s)}}',
      )};`,
    ],
  ],
  [
    /@remix-run\/server-runtime\/dist\/esm\/data\.js$/,
    // A loader is handed a request without what the router has put into the address; there it seldom is, and making two
    // requests anew for each loader takes longer than finding that out.
    [
      /request: singleFetch \? (stripRoutesParam\(stripIndexParam\(request\)\)) : [^,]+,/g,
      'request: /[?&](?:_routes|index)\\b/.test(request.url) ? $1 : request,',
    ],
  ],
]

/** Leaves out of what is built what is settled. A line that is found nowhere fails the build, so that a new version of the
 *  framework is looked at again. */
export const settledForUs = () => [settle('browsers', inBrowsers), settle('server', onServer)]

function settle(side: 'browsers' | 'server', settled: Settled): Plugin {
  const found = new Set<RegExp>()
  return {
    name: `bagdar:settled-${side}`,
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && isSsrBuild === (side === 'server'),
    buildStart() {
      const { v3_fetcherPersist, v3_relativeSplatPath, v3_singleFetch, ...others } = options.future
      const asSaid = v3_fetcherPersist && v3_relativeSplatPath && v3_singleFetch
      if (!asSaid || 'v3_lazyRouteDiscovery' in others || 'basename' in options) {
        this.error('vite.settled.ts no longer says what remix.config.js does')
      }
    },
    transform(code, id) {
      const lines = settled.flatMap(([file, ...its]) => (file.test(id) ? its : []))
      if (lines.length === 0) return null
      for (const [written] of lines) if (code.search(written) >= 0) found.add(written)
      return { code: lines.reduce((left, [written, instead]) => left.replace(written, instead), code), map: null }
    },
    buildEnd(error) {
      const missing = settled.flatMap(([, ...lines]) => lines.filter(([written]) => !found.has(written)))
      if (!error && missing.length > 0) {
        this.error(
          `The framework has changed; look at vite.settled.ts: ${missing.map(([written]) => written.source).join(' ')}`,
        )
      }
    },
  }
}
