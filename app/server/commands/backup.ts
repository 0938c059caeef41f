// npm run backup: copies the database and the files of a site that may go on serving (docs/operations.md).
import { runBackup } from '../backup/commands.ts'

process.exitCode = await runBackup(process.argv.slice(2), { say: console.info, complain: console.error })
