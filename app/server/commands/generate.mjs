// npm run generate: generates the Prisma clients of both database engines.
import { prepare } from './preparation.mjs'
import { generateClient } from './steps.mjs'

await prepare(generateClient)
