// npm run restore: lists, checks and restores backups of npm run backup (docs/operations.md).
import { runRestore } from '../backup/commands.ts'

process.exitCode = await runRestore(process.argv.slice(2), { log: console.info, logError: console.error })
