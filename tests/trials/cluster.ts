import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** Debian keeps the programs of a server apart from those of its clients. */
const debian = '/usr/lib/postgresql'

/** A PostgreSQL server of its own: in a temporary folder, without a password, on a socket that only this machine sees. It
 *  writes through to the disk as one does that serves people. */
export function startCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'bagdar-trial-'))
  const root = userInfo().uid === 0
  // The server refuses to run as root.
  const as = root ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (root) chownSync(folder, as.uid!, as.gid!)
  const run = (program: string, ...words: string[]) =>
    execFileSync(join(programs(), program), words, { ...as, cwd: folder, stdio: 'ignore' })
  const place = join(folder, 'data')
  run('initdb', '-D', place, '-U', 'bagdar', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8')
  const options = `-k ${folder} -c listen_addresses=`
  run('pg_ctl', '-D', place, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  run('createdb', '-h', folder, '-U', 'bagdar', 'trial')
  return {
    url: `postgresql://bagdar@localhost/trial?host=${encodeURIComponent(folder)}`,
    folder,
    stop: () => {
      run('pg_ctl', '-D', place, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function programs() {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : []
  const newest = Math.max(...versions)
  if (!(newest >= 15)) throw new Error('The trial needs PostgreSQL 15 or newer: apt-get install postgresql')
  return join(debian, String(newest), 'bin')
}

function idOf(which: '-u' | '-g') {
  return Number(execFileSync('id', [which, 'nobody'], { encoding: 'utf8' }))
}
