// A PostgreSQL cluster for one run: in a temporary folder, on a Unix socket only, without a password. Plain Node, for
// runners and tests.
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const OWNER = 'bagdar'
const packaged = '/usr/lib/postgresql'
const needed = ['initdb', 'pg_ctl', 'postgres', 'createdb', 'psql']

/** Returns the folder with the programs of PostgreSQL, of the newest version installed, or null. */
export function findPostgres() {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map(version => join(packaged, version, 'bin'))]
  return folders.find(folder => folder && needed.every(program => existsSync(join(folder, program)))) ?? null
}

/** Starts a cluster. `settings` go into postgresql.conf; a run that simulates no crash sets `fsync: 'off'`. `parent` is
 *  where its folder is created; keep it short, because the path of a socket may have at most 107 characters. The
 *  cluster is removed by `remove`, or when the process ends. @throws when PostgreSQL is not installed or does not
 *  start. */
export function startCluster({ parent = tmpdir(), settings = {} } = {}) {
  const folder = mkdtempSync(join(parent, 'bagdar-pg-'))
  const cluster = clusterIn(folder)
  mkdirSync(cluster.data, { mode: 0o700 })
  const account = serverAccount()
  if (account) for (const path of [folder, cluster.data]) chownSync(path, account.uid, account.gid)
  const gone = () => cluster.remove()
  process.on('exit', gone)
  // A process that ends by a signal emits no `exit` event of its own.
  const end = () => process.exit(1)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
  cluster.run('initdb', ['-D', cluster.data, '-U', OWNER, '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '--no-sync'])
  const given = { listen_addresses: '', unix_socket_directories: folder, max_connections: 200, ...settings }
  const lines = Object.entries(given).map(([name, value]) => `${name} = '${value}'`)
  appendFileSync(join(cluster.data, 'postgresql.conf'), `${lines.join('\n')}\n`)
  cluster.start()
  return {
    ...cluster,
    remove: () => {
      process.off('exit', gone)
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, end)
      cluster.remove()
    },
  }
}

/** Returns the operations on the cluster in a folder. Another process can use it too. */
export function clusterIn(folder) {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const pidFile = join(data, 'postmaster.pid')
  const place = ['-h', folder, '-U', OWNER]
  const run = (program, args, options = {}) =>
    execFileSync(join(programs, program), args, { cwd: folder, stdio: 'pipe', ...serverAccount(), ...options })
  const control = (...args) => run('pg_ctl', ['-D', data, '-w', '-s', '-t', '120', ...args], { stdio: 'ignore' })
  const stop = (mode = 'fast') => control('-m', mode, 'stop')
  return {
    data,
    run,
    /** Returns the URL of a database on it. */
    urlOf: name => `postgresql://${OWNER}@localhost/${name}?host=${encodeURIComponent(folder)}`,
    /** Creates a database, as a copy of `from`. */
    create: (name, from = 'template1') =>
      void run('createdb', [...place, '--strategy=file_copy', '-T', from, name], { stdio: 'pipe' }),
    /** Runs SQL as the owner. Returns the output, unaligned. */
    sql: (statement, name = 'postgres') =>
      String(run('psql', [...place, '-d', name, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', statement])).trim(),
    start: () => {
      try {
        control('-l', log, 'start')
      } catch {
        throw new Error(`PostgreSQL did not start.\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
      }
    },
    /** The mode `immediate` simulates a power cut. */
    stop,
    remove: () => {
      if (existsSync(pidFile)) stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. Returns the account that its package creates, or else `nobody`. */
function serverAccount() {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const [, , uid, gid] = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  return { uid: Number(uid), gid: Number(gid) }
}
