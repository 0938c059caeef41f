// Loaded before the server (`node --import`). Counts the statements that the database driver runs and sends them to the
// parent process on request. The site itself is unchanged.
import { createRequire } from 'node:module'

const here = createRequire(import.meta.url)
const Database = createRequire(here.resolve('@prisma/adapter-better-sqlite3'))('better-sqlite3')

let statements = []
const { prepare, exec } = Database.prototype
const watched = new WeakSet()

Database.prototype.prepare = function (...given) {
  const statement = Reflect.apply(prepare, this, given)
  const kind = Object.getPrototypeOf(statement)
  if (!watched.has(kind)) watch(kind)
  return statement
}

Database.prototype.exec = function (sql) {
  statements.push(sql)
  return Reflect.apply(exec, this, [sql])
}

function watch(kind) {
  watched.add(kind)
  for (const name of ['run', 'get', 'all', 'iterate']) {
    const run = kind[name]
    kind[name] = function (...given) {
      // Reads a counter in shared memory and no row, so it does not count.
      if (this.source !== 'PRAGMA data_version') statements.push(this.source)
      return Reflect.apply(run, this, given)
    }
  }
}

process.on('message', () => {
  process.send(statements)
  statements = []
})
process.channel?.unref()
