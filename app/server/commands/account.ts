// npm run account: what an operator does to one account from the server's shell.
import { operate, usage } from '#app/domain/accounts/operator.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

const done = await operate(process.argv.slice(2))
console.info(done ?? usage)
await closeDatabase()
process.exit(done === null ? 1 : 0)
