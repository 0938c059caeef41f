import { expect } from 'vitest'
import type { AdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { completeTests } from './analysis.ts'
import { choose, pick } from './choices.ts'
import { makePerson } from './people.ts'
import { answerSteps, storedPlan, makePlanner, sendAbout } from './planner.ts'
import type { Site } from './server.ts'
import type { Visitor } from './visit.ts'

type Person = Visitor & { username: string }

/** Kinds of long work: the person who may request it, the request, and the complete result. */
export const kinds = {
  ANALYSIS: {
    prepare: async (site: Site) => {
      const person = await makePerson(site)
      await completeTests(site.database, person.username)
      return person
    },
    ask: (site: Site, as: Person) => site.visit('/app/personality/start', { as, form: {} }),
    expectWhole: async (site: Site, id: string) => {
      expect((await site.database.analysis.findUniqueOrThrow({ where: { id } })).text).not.toBeNull()
    },
  },
  ADMISSION: {
    prepare: async (site: Site) => {
      const person = await makePerson(site)
      await pick(site, person, ['abai', 'dulaty'])
      return person
    },
    ask: (site: Site, as: Person) =>
      choose(site, as, ['abai-b013', 'dulaty-b013'], { unt: '98', untSubjects: 'BIOLOGY+CHEMISTRY', rural: 'no' }),
    expectWhole: async (site: Site, id: string) => {
      const { facts } = await site.database.institutionAnalysis.findUniqueOrThrow({ where: { id } })
      expect((facts as AdmissionFacts).choices).toHaveLength(2)
    },
  },
  PLAN: {
    prepare: async (site: Site) => {
      const person = await makePlanner(site)
      await answerSteps(site, person)
      return person
    },
    ask: (site: Site, as: Person) => sendAbout(site, as),
    expectWhole: async (site: Site, id: string) => {
      const { status, total, tasks, userId } = await storedPlan(site, id)
      expect({ status, total }).toEqual({ status: 'ACTIVE', total: tasks.length })
      expect(total).toBeGreaterThan(10)
      expect(await site.database.achievement.count({ where: { userId, rule: 'firstPlan' } })).toBe(1)
      const notifications = await site.database.notification.findMany({ where: { userId } })
      expect(notifications.filter(({ params }) => (params as { rule: string }).rule === 'firstPlan')).toHaveLength(1)
    },
  },
} as const

type Kind = keyof typeof kinds
export const everyKind = Object.keys(kinds) as Kind[]
export type Wish = { kind: Kind; person: Person }

/** Prepares one person per kind who is about to request it. */
export const prepareAll = (site: Site) =>
  Promise.all(everyKind.map(async (kind): Promise<Wish> => ({ kind, person: await kinds[kind].prepare(site) })))
export const requestMaking = (site: Site, { kind, person }: Wish) => kinds[kind].ask(site, person)
export const makingsOf = ({ database }: Site, { kind, person: { username } }: Wish) =>
  database.making.findMany({ where: { kind, user: { username } } })
export const becomes = (site: Site, wish: Wish, state: string) =>
  expect.poll(async () => (await makingsOf(site, wish)).map(making => making.state)).toEqual([state])
export const idOf = async (site: Site, wish: Wish) => (await makingsOf(site, wish))[0]!.id
export const jobOf = ({ database }: Site, { kind }: Wish, id: string) =>
  database.job.findFirstOrThrow({ where: { key: `${kind.toLowerCase()}:${id}` } })
