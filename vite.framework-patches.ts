import type { Plugin } from 'vite'
import options from './remix.config.js'

/** Replacements in the framework's code that fix run-time checks at build time: the flags of remix.config.js, and
 *  features that no page uses (docs/decisions/055). terser then removes the dead code. Each entry has a pattern and its
 *  replacement. */
type Patches = [file: RegExp, ...replacements: [pattern: RegExp, replacement: string][]][]
const browserPatches: Patches = [
  [
    /@remix-run\/react\/dist\/esm\/browser\.js$/,
    [/window\.__remixContext\.future\.v3_\w+/g, 'true'],
    [/window\.__remixContext\.isSpaMode/g, 'false'],
    [/window\.__remixContext\.basename/g, '"/"'],
    // Hot module replacement.
    [/router\.createRoutesForHMR = .+;/g, ''],
  ],
  [
    /@remix-run\/react\/dist\/esm\/routes\.js$/,
    [/\bfuture\.v3_singleFetch/g, 'true'],
    [/(?<!, )isSpaMode(?= \?| &&|\))/g, 'false'],
    [/typeof singleFetch === "function"/g, 'true'],
    [/if \(needsRevalidation\)/g, 'if (false)'],
    [/needsRevalidation == null/g, 'true'],
    // Fallback until hydration for pages that cannot be rendered on the server; there are none.
    [/RemixRootDefaultHydrateFallback : undefined/g, 'undefined : undefined'],
  ],
  [/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/, [/future\.v3_lazyRouteDiscovery === true && !isSpaMode/g, 'false']],
  [
    /@remix-run\/react\/dist\/esm\/components\.js$/,
    [/\bfuture\.v3_singleFetch(?= \?|\))/g, 'true'],
    [/(?<!, )isSpaMode(?= &&)/g, 'false'],
    // In the browser the document's scripts are already present.
    [/!isStatic(?= \?| &&)/g, 'true'],
    [/__remixContext\.a\)/g, 'false)'],
    [/staticContext \? /g, 'false ? '],
    // Our links do not prefetch.
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
    // All routes are known (docs/decisions/054).
    [/= init\.patchRoutesOnNavigation/g, '= undefined'],
    [/\bfogOfWar\.active(?! =)/g, 'false'],
    [/if \(isFogOfWar\)/g, 'if (false)'],
    [/!isFogOfWar/g, 'true'],
    // Data is sent whole, never deferred.
    [/return result\.type === ResultType\.deferred;/g, 'return false;'],
    [/let deferred = value;\n {2}return [^;]+;/g, 'return false;'],
    // No view transitions.
    [/if \(isBrowser\) \{\n {6}\/\/ FIXME/g, 'if (false) {\n      // FIXME'],
    [/if \(pendingAction === Action\.Pop\) \{/g, 'if (false) {'],
    [/else if \(pendingViewTransitionEnabled\)/g, 'else if (false)'],
    // Hot module replacement.
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
  // Styles are part of the document, and scripts import their own dependencies.
  [/\0vite\/preload-helper\.js$/, [/^[^]+$/g, 'export const __vitePreload = load => load()']],
]

/** Replacements on the server (docs/decisions/109). */
const serverPatches: Patches = [
  [
    /@remix-run\/node\/dist\/globals\.js$/,
    // The replacements for Node's own fetch are not used. They would be an eighth of the server's code.
    [/require\("(?:undici|@remix-run\/web-fetch)"\)/g, 'globalThis'],
  ],
  [
    /@remix-run\/express\/dist\/server\.js$/,
    // A Request created with a signal gets an AbortController of its own, with a weak reference and a finaliser that
    // survive minor garbage collections. The signal is therefore set on the request directly.
    [/,\n {4}signal: controller\.signal\n/g, '\n'],
    [
      /return new Request\(url\.href, init\);/g,
      'return Object.defineProperty(new Request(url.href, init), "signal", { value: controller.signal });',
    ],
  ],
  [
    /@remix-run\/server-runtime\/dist\/esm\/server\.js$/,
    // Encoded only on demand, because pages transfer their data in a shorter form (app/document/page-data.server.ts).
    [/serverHandoffStream: (encodeViaTurboStream\([^)]+\))/g, 'serverHandoffStream: () => $1'],
  ],
  [
    /@remix-run\/router\/dist\/router\.js$/,
    // An address is matched five times per page, and each time the router would sort all patterns and compile their
    // expressions again. The patterns are those of our routes, so the cache stays small.
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
    // The script is part of every page, and terser minifies files of the browser only.
    [
      /let restoreScroll = \(\(STORAGE_KEY, restoreKey\) => \{[^]+?\n {2}\}\)\.toString\(\);/g,
      `let restoreScroll = ${JSON.stringify(
        '(s,r)=>{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage.getItem(s)||"{}")[r||h.state.key];typeof y=="number"&&scrollTo(0,y)}catch(e){console.error(e);sessionStorage.removeItem(s)}}',
      )};`,
    ],
  ],
  [
    /@remix-run\/server-runtime\/dist\/esm\/data\.js$/,
    // Loaders receive the request without the router's own search parameters. These are rare, and creating two new
    // requests per loader takes longer than checking for them.
    [
      /request: singleFetch \? (stripRoutesParam\(stripIndexParam\(request\)\)) : [^,]+,/g,
      'request: /[?&](?:_routes|index)\\b/.test(request.url) ? $1 : request,',
    ],
  ],
]

/** Applies the replacements. A pattern without a match fails the build, so that a new version of the framework is
 *  reviewed. */
export const frameworkPatches = () => [applyPatches('browsers', browserPatches), applyPatches('server', serverPatches)]

function applyPatches(side: 'browsers' | 'server', patches: Patches): Plugin {
  const found = new Set<RegExp>()
  return {
    name: `bagdar:framework-patches-${side}`,
    apply: (_, { command, isSsrBuild = false }) => command === 'build' && isSsrBuild === (side === 'server'),
    buildStart() {
      const { v3_fetcherPersist, v3_relativeSplatPath, v3_singleFetch, ...others } = options.future
      const hasExpectedFlags = v3_fetcherPersist && v3_relativeSplatPath && v3_singleFetch
      if (!hasExpectedFlags || 'v3_lazyRouteDiscovery' in others || 'basename' in options) {
        this.error('The flags in vite.framework-patches.ts differ from remix.config.js')
      }
    },
    transform(code, id) {
      const replacements = patches.flatMap(([file, ...ofFile]) => (file.test(id) ? ofFile : []))
      if (replacements.length === 0) return null
      for (const [pattern] of replacements) if (code.search(pattern) >= 0) found.add(pattern)
      return { code: replacements.reduce((left, [pattern, text]) => left.replace(pattern, text), code), map: null }
    },
    buildEnd(error) {
      const missing = patches.flatMap(([, ...ofFile]) => ofFile.filter(([pattern]) => !found.has(pattern)))
      if (!error && missing.length > 0) {
        this.error(
          `The framework has changed; look at vite.framework-patches.ts: ${missing.map(([pattern]) => pattern.source).join(' ')}`,
        )
      }
    },
  }
}
