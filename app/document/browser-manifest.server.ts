import { createHash } from 'node:crypto'
import type { EntryContext, ServerBuild } from '@remix-run/node'
import { areaOf, isIn, isOf, joined } from './style-sheets.ts'

type Manifest = ServerBuild['assets']
type Route = Manifest['routes'][string]
type Handles = Record<string, { handle?: unknown } | undefined>
type BrowserManifest = Manifest & { code: string }
type BySheet = Map<string, BrowserManifest>
/** The sheet of a page by its route. */
type SheetOf = Map<string, string>

/** The route manifests browsers get instead of Remix's one for everybody: pupils are told of the public and the
 *  signed-in pages, the administration of its own pages too (docs/decisions/054). There is one for each sheet a page
 *  may begin with (096), by its address. */
export function browserManifests(whole: Manifest, modules: Handles) {
  const before = known.get(whole.version)
  if (before) return before
  const sheetOf = sheetsOf(whole.routes)
  const made = {
    pupils: reduced(whole, modules, sheetOf, { area: ofPupils, begin: ofPupils }),
    staff: reduced(whole, modules, sheetOf, { area: ofStaff, begin: ofAdmin }),
    sheetOf,
  }
  known.set(whole.version, made)
  return made
}

/** The routes each of them goes to by itself, by the folder of their modules. */
const ofPupils = /^(?:root$|routes\/(?:public|auth|app|errors)\/)/
const ofStaff = /^(?:root$|routes\/(?:public|auth|app|errors|admin)\/)/
const ofAdmin = /^routes\/admin\//

/** By the version of the build: a request knows only the routes of its own address, and the server has made the manifests
 *  of all of them when it started. */
const known = new Map<string, { pupils: BySheet; staff: BySheet; sheetOf: SheetOf }>()

/** The manifest of the area a page is in, with the routes the page is rendered by. The root brings all styles of the
 *  page in one sheet. In development Vite serves one manifest of everything. */
export function manifestOf({ manifest, routeModules, staticHandlerContext: { matches } }: EntryContext): Manifest {
  if (!import.meta.env.PROD) return manifest
  const ids = matches.map(({ route }) => route.id)
  const { pupils, staff, sheetOf } = browserManifests(manifest, routeModules)
  const sheet = sheetOf.get(ids.at(-1) ?? 'root') ?? ''
  const area = [pupils, staff].map(of => of.get(sheet)).find(of => of && ids.every(id => id in of.routes))
  if (area) return { ...area, routes: only(area.routes, Object.keys(routeModules)) }
  return { ...manifest, routes: styled(manifest.routes, sheet) }
}

/** A page is rendered by the routes of its own address alone (server/branches.ts). */
function only(routes: Manifest['routes'], ids: readonly string[]): Manifest['routes'] {
  return Object.fromEntries(ids.flatMap(id => (routes[id] ? [[id, routes[id]]] : [])))
}

/** Which sheet holds all styles of a page. Pages of the administration have its own and what it shows of pupils'
 *  whether they use that or not: the sheet is then one and the same, and no later one changes what was laid over it. */
function sheetsOf(routes: Manifest['routes']): SheetOf {
  const all = new Set(Object.values(routes).flatMap(({ css = [] }) => css))
  const always = [...all].filter(address => isOf('admin', address) || isOf('guidance', address))
  // Hundreds of pages use a few sets.
  const known = new Map<string, string>()
  return new Map(
    Object.keys(routes).map(id => {
      const branch = branchOf(routes, id)
      const used = branch.flatMap(one => [...(routes[one]?.css ?? []), ...(areaOf(one) === 'admin' ? always : [])])
      const key = used.join(' ')
      const sheet = known.get(key) ?? joined(new Set(used))
      known.set(key, sheet)
      return [id, sheet]
    }),
  )
}

/** The routes a page is rendered by. */
function branchOf(routes: Manifest['routes'], id: string): string[] {
  const parent = routes[id]?.parentId
  return parent ? [...branchOf(routes, parent), id] : [id]
}

/** Routes of which the root brings a sheet, and the others what is not in it. */
function styled(routes: Manifest['routes'], sheet: string): Manifest['routes'] {
  const isHeld = isIn(sheet)
  const entries = Object.entries(routes).map(([id, { css = [], ...route }]) => {
    const own = id === 'root' ? [sheet] : css.filter(one => !isHeld(one))
    return [id, own.length > 0 ? { ...route, css: own } : route]
  })
  return Object.fromEntries(entries) as Manifest['routes']
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

/** The routes a browser is told of, without pages that have no script: each of those is a document of its own. One
 *  manifest for each sheet of the pages it may begin with. */
function reduced(
  { entry, routes, version }: Manifest,
  modules: Handles,
  sheetOf: SheetOf,
  { area, begin }: Record<'area' | 'begin', RegExp>,
): BySheet {
  const ids = Object.keys(routes).filter(id => area.test(id) && !isScriptless(modules[id]))
  const kept = Object.fromEntries(ids.map(id => [id, leftOf(routes[id]!)]))
  const sheets = new Set(ids.filter(id => begin.test(id)).map(id => sheetOf.get(id) ?? ''))
  return new Map(
    [...sheets].map(sheet => {
      const content = { entry: { ...entry, imports: [] }, routes: styled(kept, sheet), version }
      const url = `/assets/manifest-${createHash('sha1').update(JSON.stringify(content)).digest('hex').slice(0, 8)}.js`
      const manifest = { ...content, url }
      return [sheet, { ...manifest, code: codeOf(manifest) }]
    }),
  )
}

/** A route without what our pages do not use: the files it imports, which are for `prefetch`, and what is not so. */
function leftOf(route: Route) {
  const fields = Object.entries(route).filter(
    ([name, value]) => value !== false && value !== undefined && name !== 'imports',
  )
  return Object.fromEntries(fields) as unknown as Route
}

/** The script that tells a browser a manifest. Nearly all routes are alike, so each is a line of words, which weighs
 *  two thirds of what it would as an object: id, path, what it has (1 a loader, 2 an action), file, styles. */
export function codeOf({ routes, ...rest }: Manifest): string {
  const [lines, others] = [[] as string[], [] as [string, Route][]]
  for (const [id, route] of Object.entries(routes)) {
    const line = lineOf(route)
    if (line === null) others.push([id, route])
    else lines.push(line)
  }
  const content = JSON.stringify(rest).slice(1, -1)
  return `window.__remixManifest={${content},routes:Object.fromEntries(${JSON.stringify(others)}.concat(\`${lines.join('\n')}\`.split("\\n").map(${reading})))}`
}

const reading = `l=>{let[i,p,h,m,c]=l.split(" "),f=m[0]=="-"?i.split("/").pop()+m:m;i="routes/"+i;return[i,{id:i,parentId:"root",path:p,hasLoader:h%2>0,hasAction:h>1,module:"/assets/"+f+".js",...c&&{css:c.split(",").map(s=>"/assets/"+s+".css")}}]}`

function lineOf({ id, parentId, path, hasLoader, hasAction, module, css = [], ...more }: Route): string | null {
  const name = id.split('/').at(-1)!
  const file = /^\/assets\/(.+)\.js$/.exec(module)?.[1]
  const words = [id, path, module, ...css].join('')
  if (parentId !== 'root' || !path || !file || !id.startsWith('routes/') || Object.keys(more).length > 0) return null
  if (/[\s`$\\]/.test(words)) return null
  const sheets = css.map(address => address.replace(/^\/assets\/|\.css$/g, '')).join(',')
  return [
    id.slice('routes/'.length),
    path,
    Number(hasLoader || false) + 2 * Number(hasAction || false),
    file.startsWith(`${name}-`) ? file.slice(name.length) : file,
    ...(sheets ? [sheets] : []),
  ].join(' ')
}
