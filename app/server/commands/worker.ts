// npm run worker: the background work in a process of its own, beside servers started with WORKER=off.
import { endWithNpm } from './preparation.mjs'

if (!('NODE_ENV' in process.env)) Object.assign(process.env, { NODE_ENV: 'production' })
process.env.WORKER = 'only'
endWithNpm()
await import('../main.ts')
