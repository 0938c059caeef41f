// npm run worker: runs the background work in its own process, beside servers started with WORKER=off.
import { endWithNpm } from './preparation.mjs'

if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' })
process.env.WORKER = 'only'
endWithNpm()
await import('../main.ts')
