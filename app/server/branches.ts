import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type RouteObjects = NonNullable<Parameters<typeof matchRoutes>[0]>

/** Number of addresses whose match is cached; the oldest is evicted first. */
const REMEMBERED = 5000
const LONGEST = 200

/** Returns a function that reduces a build to the matched route and its parents. Remix matches an address against all
 *  routes four times per request (twice before the loaders, twice while rendering), which took a seventh of a page's
 *  time with 95 routes. Here it is matched once, by the same function, and the cost in Remix no longer grows with the
 *  number of routes. The browser still gets the routes of its whole area, from a separate manifest
 *  (docs/decisions/054). */
export function branchesOf(build: ServerBuild) {
  const tree = treeOf(build.routes)
  const found = new Map<string, string>()
  const parts = new Map<string, ServerBuild>()

  function keyOf(pathname: string) {
    const known = found.get(pathname)
    if (known !== undefined) return known
    const matches = matchRoutes(tree, pathname, build.basename) ?? []
    const key = matches.map(({ route }) => route.id).join(' ')
    if (pathname.length > LONGEST) return key
    if (found.size >= REMEMBERED) found.delete(found.keys().next().value!)
    found.set(pathname, key)
    return key
  }

  return (pathname: string): ServerBuild => {
    const key = keyOf(pathOfData(pathname))
    const part = parts.get(key) ?? (key === '' ? build : only(build, key.split(' ')))
    parts.set(key, part)
    return part
  }
}

/** Returns the page path of a `.data` request, as Remix reads it. */
function pathOfData(pathname: string) {
  return pathname.endsWith('.data') ? pathname.slice(0, -'.data'.length).replace(/^\/_root$/, '/') : pathname
}

function treeOf(routes: Routes, parentId?: string): RouteObjects {
  const own = Object.values<Route>(routes as Record<string, Route>).filter(route => route.parentId === parentId)
  return own.map((route): RouteObjects[number] => {
    const { id, path, caseSensitive } = route
    if (route.index) return { id, path, caseSensitive, index: true as const }
    const children = treeOf(routes, id)
    return { id, path, caseSensitive, ...(children.length > 0 && { children }) }
  })
}

function only(build: ServerBuild, ids: string[]): ServerBuild {
  const of = <T>(all: Record<string, T>) => Object.fromEntries(ids.map(id => [id, all[id]!]))
  return { ...build, routes: of(build.routes), assets: { ...build.assets, routes: of(build.assets.routes) } }
}
