import { currentYear } from '#app/domain/accounts/stated-year.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { hashPassword } from '#app/domain/accounts/passwords.server.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { fold } from '#app/domain/text/fold.ts'
import type { Language } from '#app/i18n/config.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { DEMO_PASSWORD } from '../demo-people.ts'
import { lives } from './lives.ts'
import { confirmAddresses } from './addresses.ts'
import { sendApplications } from './applications.ts'
import { addFiles } from './files.ts'
import { fillSchools } from './fill-schools.ts'
import { noteVisits } from './visits.ts'
import { walk } from './way.ts'
import { steps } from './steps.ts'

/** Creates the demo on top of the small world: two schools with their groups, people at every stage, confirmed
 *  addresses. Runs once. Visitors' own changes are kept: a step they have taken is not repeated, and a later start
 *  changes nothing. An interrupted run continues at the next start. */
export async function seedLivingWorld(db: PrismaClient) {
  if (await db.seedStep.findUnique({ where: { id: steps.livingWorld } })) return
  console.info('Filling the demo: a school with thirty pupils, analyses, chances, plans. This is done once.')
  await fillSchools(db, await hashPassword(DEMO_PASSWORD))
  await confirmAddresses(db)
  const waiting = await jobsOf(db)
  for (const life of lives) {
    const person = await findPerson(db, life.username)
    if (person) await walk(db, person, life)
  }
  await noteVisits(db)
  await addFiles(db)
  await sendApplications()
  // The seed has already done the work of these jobs.
  await db.job.deleteMany({ where: { kind: { in: doneHere }, state: 'WAITING', id: { notIn: waiting } } })
  await db.seedStep.create({ data: { id: steps.livingWorld } })
}

const doneHere = ['analysis', 'admission', 'plan']

async function jobsOf(db: PrismaClient) {
  const jobs = await db.job.findMany({ where: { kind: { in: doneHere } }, select: { id: true } })
  return jobs.map(({ id }) => id)
}

/** Returns a person of the demo as they are now; `null` when their account is closed or about to be deleted. */
async function findPerson(db: PrismaClient, username: string) {
  const user = await db.user.findUnique({
    where: { usernameFolded: fold(username), state: 'ACTIVE', deletionAt: null },
    select: {
      id: true,
      language: true,
      profile: { select: { dateOfBirth: true, status: true, year: true, yearSaidOn: true } },
    },
  })
  if (!user?.profile?.dateOfBirth) return null
  const { dateOfBirth, status } = user.profile
  const year = currentYear(user.profile, calendarDay(new Date()))
  const language = (user.language ?? 'ru') as Language
  return { id: user.id, username, language, dateOfBirth, status: status as Status, year }
}
