// npm run generate: the clients of both engines.
import { prepare } from './preparation.mjs'
import { generateClient } from './steps.mjs'

await prepare(generateClient)
