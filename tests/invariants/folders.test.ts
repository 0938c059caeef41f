import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const app = join(import.meta.dirname, '..', '..', 'app')

it('no two folders of the product import each other in a circle', () => {
  expect(circlesIn(importsOfFolders(readdirSync(app, { recursive: true, encoding: 'utf8' })))).toEqual([])
})

it('a circle of folders is found, however long', () => {
  const graph = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set<string>()],
  ])
  expect(circlesIn(graph)).toEqual([['a', 'b', 'c']])
})

/** Returns which folder imports which: folders of `app`, and for the domain its subfolders. Type imports count. */
function importsOfFolders(files: readonly string[]) {
  const graph = new Map<string, Set<string>>()
  for (const file of files.filter(name => /\.(ts|tsx)$/.test(name) && !/\.test\.tsx?$/.test(name))) {
    const from = folderOf(file)
    const text = readFileSync(join(app, file), 'utf8')
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'((?:#app\/|\.)[^']*)'/g)) {
      const target = path.startsWith('#app/')
        ? path.slice('#app/'.length)
        : relative(app, resolve(app, dirname(file), path))
      const to = folderOf(target)
      if (!from || !to || from === to) continue
      graph.set(from, (graph.get(from) ?? new Set()).add(to))
    }
  }
  return graph
}

/** Returns the folder of a file; null for files directly in `app`, which connect the folders. */
function folderOf(file: string) {
  const [room, inner, ...rest] = file.split('/')
  if (inner === undefined) return null
  return room === 'domain' && rest.length > 0 ? `domain/${inner}` : room!
}

/** Returns folders that import themselves indirectly, grouped by cycle. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>) {
  const reach = (from: string) => {
    const seen = new Set<string>()
    const open = [from]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const fresh = [...(graph.get(next) ?? [])].filter(to => !seen.has(to))
      for (const to of fresh) seen.add(to)
      open.push(...fresh)
    }
    return seen
  }
  const reached = new Map([...graph.keys()].map(folder => [folder, reach(folder)]))
  const circles = new Set<string>()
  for (const [folder, seen] of reached) {
    if (!seen.has(folder)) continue
    circles.add(
      [...seen]
        .filter(other => reached.get(other)?.has(folder))
        .sort()
        .join(' '),
    )
  }
  return [...circles].sort().map(circle => circle.split(' '))
}
