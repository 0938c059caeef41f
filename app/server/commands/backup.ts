// npm run backup: backs up the database and the files while the site may go on serving (docs/operations.md).
import { runBackup } from '../backup/commands.ts'

process.exitCode = await runBackup(process.argv.slice(2), { log: console.info, logError: console.error })
