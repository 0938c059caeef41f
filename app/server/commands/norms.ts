// npm run norms: computes the norms of every test from the saved answers, and prints them.
import { computeNorms, describeNorms } from '#app/domain/assessments/norms.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

await computeNorms()
console.info(await describeNorms())
await closeDatabase()
process.exit(0)
