// Fits the model of chances to the grants in the database, saves and prints it.
import { describeFit } from '#app/domain/admission/chance-figures.ts'
import { fitChance } from '#app/domain/admission/chance-fit.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

const fit = await fitChance()
console.info(
  fit
    ? `${describeFit(fit)}\nKept ${fit.computedAt.toISOString()}`
    : 'There are no grants in the database: nothing is fitted, what was kept before stays.',
)
await closeDatabase()
process.exit(fit === null ? 1 : 0)
