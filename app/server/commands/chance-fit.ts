// npm run chance:fit: learns from the cut-offs that are there how they move, keeps it and prints it.
import { describeFit, fitChance } from '#app/domain/admission/chance-fit.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

const fit = await fitChance()
console.info(describeFit(fit))
await closeDatabase()
process.exit(fit === null ? 1 : 0)
