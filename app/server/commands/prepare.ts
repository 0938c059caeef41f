// Brings a database up to date: its migrations, its content, with `world` or `demo` what a demo shows. On PostgreSQL, once a
// release, before its processes start.
import { prepareDatabase } from './steps.mjs'

await prepareDatabase(process.argv[2] ?? 'content')
