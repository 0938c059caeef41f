// npm run account: lets an operator change one account from the server's shell.
import { operate, usage } from '#app/domain/accounts/operator.server.ts'
import { closeDatabase } from '#app/domain/health.server.ts'

const words = process.argv.slice(2)
const done = await operate(words)
if (done === null && words.length > 1) {
  console.error(`Nothing was done: there is no account called ${words[0]}, or the words after it are others.\n`)
}
console.info(done ?? usage)
await closeDatabase()
process.exit(done === null ? 1 : 0)
