import { currentYear } from '#app/domain/accounts/said-year.ts'
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

/** Fills the demo on top of the small world: two schools with their groups, people at every stage of the way, confirmed
 *  addresses. Done once; what visitors of the demo have done stays, before (a step they have taken is not taken for
 *  them) and after (a later start changes nothing). Broken off, it goes on at the next start where it stopped. */
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
  // The seed has done itself what its people asked the worker for.
  await db.job.deleteMany({ where: { kind: { in: doneHere }, state: 'WAITING', id: { notIn: waiting } } })
  await db.seedStep.create({ data: { id: steps.livingWorld } })
}

const doneHere = ['analysis', 'admission', 'plan']

async function jobsOf(db: PrismaClient) {
  const jobs = await db.job.findMany({ where: { kind: { in: doneHere } }, select: { id: true } })
  return jobs.map(({ id }) => id)
}

/** Somebody of the demo as they are now; null when they have closed their account, or asked to. */
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
