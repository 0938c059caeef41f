// Express, compression as on the site, and Remix: no session, database, headers or log.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import { createRequestHandler } from '@remix-run/express'
import compression from 'compression'
import express from 'express'

const folder = process.env.BENCH_FOLDER ?? ''
const pages = JSON.parse(readFileSync(process.env.BENCH_PAGES ?? '', 'utf8'))
const build = await import(join(folder, 'bare', 'server', 'index.js'))

const app = express()
app.disable('x-powered-by')
app.use(compression({ threshold: 512, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } } }))
app.all(
  '*',
  createRequestHandler({
    build,
    mode: 'production',
    getLoadContext: request => ({ markup: pages[request.path] }),
  }),
)

const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Serving http://127.0.0.1:${String(server.address().port)}\n`)
})
process.on('SIGTERM', () => process.exit(0))
