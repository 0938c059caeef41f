// A PostgreSQL of a run's own: in a temporary folder, on a socket only, without a password. Plain Node, for runners and tests.
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

/** The folder with the programs of PostgreSQL, the newest where there are several, or null. */
export function findPostgres() {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((one, other) => Number(other) - Number(one)) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map(version => join(packaged, version, 'bin'))]
  return folders.find(folder => folder && needed.every(program => existsSync(join(folder, program)))) ?? null
}

/** Starts a cluster. `settings` are those of postgresql.conf; a run that pulls no plug says `fsync: 'off'`. `parent` is the
 *  folder its own is made in, and a path in it is short: a socket's may have 107 letters. It goes with `remove`, and when
 *  the process ends. @throws when PostgreSQL is not installed or does not start. */
export function startCluster({ parent = tmpdir(), settings = {} } = {}) {
  const folder = mkdtempSync(join(parent, 'bagdar-pg-'))
  const cluster = clusterIn(folder)
  mkdirSync(cluster.data, { mode: 0o700 })
  const account = serverAccount()
  if (account) for (const path of [folder, cluster.data]) chownSync(path, account.uid, account.gid)
  const gone = () => cluster.remove()
  process.on('exit', gone)
  // A process that is told to end does so without an exit of its own.
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

/** What can be done with the cluster in a folder, by another process too. */
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
    /** The address of a database on it. */
    urlOf: name => `postgresql://${OWNER}@localhost/${name}?host=${encodeURIComponent(folder)}`,
    /** Makes a database, as a copy of another one when it is named. */
    create: (name, from = 'template1') =>
      void run('createdb', [...place, '--strategy=file_copy', '-T', from, name], { stdio: 'pipe' }),
    /** Runs SQL as the owner; returns what it says, unaligned. */
    sql: (statement, name = 'postgres') =>
      String(run('psql', [...place, '-d', name, '-XqAt', '-v', 'ON_ERROR_STOP=1', '-c', statement])).trim(),
    start: () => {
      try {
        control('-l', log, 'start')
      } catch {
        throw new Error(`PostgreSQL did not start.\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
      }
    },
    /** `immediate` is a cut of the power to it. */
    stop,
    remove: () => {
      if (existsSync(pidFile)) stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root: its package brings an account, and every system has nobody. */
function serverAccount() {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const [, , uid, gid] = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  return { uid: Number(uid), gid: Number(gid) }
}
