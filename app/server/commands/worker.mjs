// npm run worker: the background work in a process of its own, beside servers started with WORKER=off.
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { endWithNpm } from './preparation.mjs'
import { serverBundle } from './steps.mjs'

process.env.NODE_ENV ??= 'production'
process.env.WORKER = 'only'
if (!existsSync(serverBundle)) {
  console.error('Nothing is built yet: run npm run build first.')
  process.exit(1)
}
endWithNpm()
await import(pathToFileURL(serverBundle).href)
