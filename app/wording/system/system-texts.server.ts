import type { Disks, LastBackup } from '#app/domain/system/machine.server.ts'
import { bytesText, dateText, durationText, momentText, percentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

export type SystemFacts = {
  build: { version: string; builtAt: Date; commit: string | null } | null
  process: { pid: number; node: string; memory: number; uptimeMs: number; works: boolean }
  queue: { waiting: number; oldestMs: number | null }[]
  failed: { emails: number; others: number }
  disks: Disks
  backup: LastBackup
  /** Requests of the last day that failed with status 500. */
  faults: number
  areEmailsSent: boolean
  /** Parts that an administrator has turned off. */
  off: number
}

/** Share of free space below which a disk needs attention. */
const LITTLE_ROOM = 0.1
/** A job that waits longer means that no worker is running, or too few. */
const LONG_WAIT_MS = 5 * 60_000
/** A backup older than this needs attention. */
const OLD_BACKUP_MS = 26 * 60 * 60 * 1000

/** Lists the problems that need attention, the gravest first; empty when there are none. */
export function needsAttention(facts: SystemFacts, { t, language }: Reader<'system'>, now: Date): string[] {
  const { failed, disks, backup, faults } = facts
  const oldest = Math.max(0, ...facts.queue.map(({ oldestMs }) => oldestMs ?? 0))
  const waits = durationText(oldest, language)
  const tight = [disks.database, disks.files].find(room => room && room.free / room.all < LITTLE_ROOM)
  const age = backup && now.getTime() - backup.at.getTime()
  return [
    tight ? t('needs.room', { free: bytesText(tight.free, language) }) : null,
    oldest > LONG_WAIT_MS ? t(facts.process.works ? 'needs.queue' : 'needs.worker', { waits }) : null,
    faults > 0 ? t('needs.faults', { count: faults }) : null,
    failed.others > 0 ? t('needs.jobs', { count: failed.others }) : null,
    failed.emails > 0 ? t('needs.emails', { count: failed.emails }) : null,
    backup === null ? t('needs.backup') : null,
    backup && age! > OLD_BACKUP_MS ? t('needs.newBackup', { age: durationText(age!, language) }) : null,
    facts.areEmailsSent ? null : t('needs.mailServer'),
    facts.off > 0 ? t('needs.parts', { count: facts.off }) : null,
  ].filter(sentence => sentence !== null)
}

/** Describes the release and the process as pairs of a term and its text. */
export function processFacts({ build, process, disks }: SystemFacts, { t, language }: Reader<'system'>) {
  const made = build && {
    version: build.commit ? t('versionAt', build as { version: string; commit: string }) : build.version,
    built: momentText(build.builtAt.toISOString(), language),
  }
  const pairs: [string, string | undefined][] = [
    [t('version'), made?.version],
    [t('built'), made?.built],
    [t('uptime'), durationText(process.uptimeMs, language)],
    [t('process'), t(process.works ? 'processWorks' : 'processServes', { pid: process.pid })],
    [t('memory'), bytesText(process.memory, language)],
    [t('node'), process.node],
    [t('databaseSize'), bytesText(disks.databaseBytes, language)],
  ]
  return pairs.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

/** Describes the free space and the last backup. */
export function roomTexts({ disks, backup }: SystemFacts, { t, language }: Reader<'system'>): string[] {
  const room = (key: 'disk.database' | 'disk.files', found: Disks['files']) =>
    found &&
    t(key, {
      free: bytesText(found.free, language),
      all: bytesText(found.all, language),
      used: percentText(found.used, language),
    })
  return [
    backup ? backupText(backup, { t, language }) : t('backup.none'),
    room('disk.database', disks.database),
    disks.bucket ? t('disk.bucket') : room('disk.files', disks.files),
  ].filter(text => text !== null)
}

function backupText(
  { at, bytes, checkedAt }: NonNullable<LastBackup>,
  { t, language }: Pick<Reader<'system'>, 't' | 'language'>,
) {
  const made = { at: momentText(at.toISOString(), language), size: bytesText(bytes, language) }
  if (!checkedAt) return t('backup.made', made)
  return t('backup.checked', { ...made, checked: dateText(checkedAt.toISOString(), language) ?? '' })
}
