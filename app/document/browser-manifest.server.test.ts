import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { codeOf } from './browser-manifest.server.ts'

type Manifest = Parameters<typeof codeOf>[0]

const root = { id: 'root', hasLoader: true, module: '/assets/root-1a2b3c.js', css: ['/assets/frame-x.css'] }
const post = { id: 'routes/app/feed/show', parentId: 'root', path: '/app/feed/posts/:postId', hasLoader: true }
const like = {
  id: 'routes/app/feed/like-post',
  parentId: 'root',
  path: '/app/feed/posts/:postId/like',
  hasAction: true,
}
const routes = {
  root,
  [post.id]: { ...post, hasAction: true, module: '/assets/show-4d5e6f.js', css: ['/assets/community-y.css'] },
  [like.id]: { ...like, module: '/assets/other-777777.js' },
  'routes/odd': { id: 'routes/odd', parentId: 'root', path: '/odd one', index: true, module: '/assets/odd-1.js' },
}

it('a browser that runs the script of a manifest knows the same routes', () => {
  const manifest = { version: 'v', url: '/assets/manifest-1.js', entry: { module: '/e.js', imports: [] }, routes }
  const window: { __remixManifest?: Manifest } = {}
  runInNewContext(codeOf(manifest as unknown as Manifest), { window })
  const parsed = JSON.parse(JSON.stringify(window.__remixManifest)) as Manifest
  const whole = (all: object) =>
    Object.entries(all).map(([id, route]) => [id, { hasLoader: false, hasAction: false, ...(route as object) }])
  expect(Object.fromEntries(whole(parsed.routes))).toEqual(Object.fromEntries(whole(routes)))
  expect({ ...parsed, routes: null }).toEqual({ ...manifest, routes: null })
})
