import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { countFailedJobs, describeQueue } from '#app/domain/system/failed-jobs.server.ts'
import { listSwitches } from '#app/domain/switches/switches.server.ts'
import { readBuild, readDisks, readLastBackup, readProcess } from '#app/domain/system/machine.server.ts'
import { traffic } from '#app/domain/system/traffic.server.ts'

export async function describeSystem(now: Date) {
  const failures = traffic.failures(now)
  const faults = failures.reduce((all, { status, count }) => all + (status === 500 ? count : 0), 0)
  const [queue, failed, disks, backup, parts] = await Promise.all([
    describeQueue(now),
    countFailedJobs(),
    readDisks(),
    readLastBackup(),
    listSwitches(),
  ])
  return {
    ...{ build: readBuild(), process: readProcess(), areEmailsSent: areEmailsSent() },
    ...{ queue, failed, disks, backup, failures, faults, off: parts.filter(({ on }) => !on).length },
  }
}
