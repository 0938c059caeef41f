// npm run restore: lists, checks and puts back what npm run backup has made (docs/operations.md).
import { runRestore } from '../backup/commands.ts'

process.exitCode = await runRestore(process.argv.slice(2), { say: console.info, complain: console.error })
