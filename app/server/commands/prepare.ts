// Brings a database up to date: migrations, content, and with `world` or `demo` the demo data. On PostgreSQL it runs
// once per release, before its processes start.
import { prepareDatabase } from './steps.mjs'

await prepareDatabase(process.argv[2] ?? 'content')
