import { createHash } from 'node:crypto'
import type { EntryContext, ServerBuild } from '@remix-run/node'

type Manifest = ServerBuild['assets']
type Route = Manifest['routes'][string]
type Handles = Record<string, { handle?: unknown } | undefined>
type BrowserManifest = Manifest & { code: string }

/** The route manifests browsers get instead of Remix's one for everybody: pupils are told of the public and the
 *  signed-in pages, the administration of its own pages too (docs/decisions/054). */
export function browserManifests(whole: Manifest, modules: Handles) {
  const made = known.get(whole.version) ?? {
    pupils: reduced(whole, modules, ofPupils),
    staff: reduced(whole, modules, ofStaff),
  }
  known.set(whole.version, made)
  return made
}

/** The routes each of them goes to by itself, by the folder of their modules. */
const ofPupils = /^(?:root$|routes\/(?:public|auth|app|errors)\/)/
const ofStaff = /^(?:root$|routes\/(?:public|auth|app|errors|admin)\/)/

/** By the version of the build: a request knows only the routes of its own address, and the server has made the manifests
 *  of all of them when it started. */
const known = new Map<string, { pupils: BrowserManifest; staff: BrowserManifest }>()

/** The manifest of the area a page is in, with the routes the page is rendered by. In development Vite serves one manifest of everything. */
export function manifestOf({ manifest, routeModules, staticHandlerContext: { matches } }: EntryContext): Manifest {
  if (!import.meta.env.PROD) return manifest
  const { pupils, staff } = browserManifests(manifest, routeModules)
  const area = [pupils, staff].find(({ routes }) => matches.every(({ route }) => route.id in routes))
  return area ? { ...area, routes: only(area.routes, Object.keys(routeModules)) } : manifest
}

/** A page is rendered by the routes of its own address alone (server/branches.ts). */
function only(routes: Manifest['routes'], ids: readonly string[]): Manifest['routes'] {
  return Object.fromEntries(ids.flatMap(id => (routes[id] ? [[id, routes[id]]] : [])))
}

/** Whether a page says of itself that React would change nothing on it. */
export function isScriptless(module: { handle?: unknown } | undefined) {
  return (module?.handle as { scriptless?: boolean } | undefined)?.scriptless === true
}

/** The scripts a page runs, the largest first: what every page runs, the page's own, and the manifest. */
export function scriptsOf({ manifest, staticHandlerContext: { matches } }: EntryContext, { url }: Manifest): string[] {
  const { entry, routes } = manifest
  const own = matches.flatMap(({ route: { id } }) => [...(routes[id]?.imports ?? []), routes[id]?.module ?? ''])
  return [...new Set([...entry.imports, ...own.filter(Boolean), entry.module, url])]
}

/** Keeps the routes of an area, without pages that have no script: each of those is a document of its own. */
function reduced({ entry, routes, version }: Manifest, modules: Handles, area: RegExp): BrowserManifest {
  const kept = Object.entries(routes).filter(([id]) => area.test(id) && !isScriptless(modules[id]))
  const content = {
    entry: { ...entry, imports: [] },
    routes: Object.fromEntries(kept.map(([id, route]) => [id, leftOf(route)])),
    version,
  }
  const url = `/assets/manifest-${createHash('sha1').update(JSON.stringify(content)).digest('hex').slice(0, 8)}.js`
  const manifest = { ...content, url }
  return { ...manifest, code: `window.__remixManifest=${JSON.stringify(manifest)}` }
}

/** A route without what our pages do not use: the files it imports (they are for `prefetch`), styles, which the root
 *  brings for all, and what is not so. */
function leftOf(route: Route) {
  const unused = route.id === 'root' ? ['imports'] : ['imports', 'css']
  const told = Object.entries(route).filter(([name, value]) => value !== false && !unused.includes(name))
  return Object.fromEntries(told) as unknown as Route
}
