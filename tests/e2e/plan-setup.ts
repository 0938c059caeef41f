import type { APIRequestContext } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { post } from './people.ts'
import type { Site } from './site.ts'
import { expect } from './story.ts'

/** Professions recommended by the analysis that these stories insert for everyone. */
export const recommended = ['information-security-analyst', 'ecologist', 'dentist'] as const

type Person = { id: string }

/** Inserts as much of a personality analysis as a plan needs: it is complete, and it recommends these professions. */
export async function createAnalysis(site: Site, { id: userId }: Person) {
  const facts = { version: 1, professions: recommended.map(id => ({ id })) }
  const completedAt = new Date()
  await site.db.analysis.create({
    data: { userId, language: 'kk', inputs: {}, facts, completedAt },
  })
}

type Aim = { goal: 'EMPLOYMENT'; professionId: string } | { goal: 'ENROLLMENT'; majorId: string }

/** Posts the steps before the last one, without opening a page. */
export async function answerSteps(request: APIRequestContext, { goal, ...target }: Aim) {
  await post(request, pathOf('newPlan'), { status: 'PUPIL', year: '10', years: '4' })
  await post(request, pathOf('planGoal'), { goal })
  await post(request, pathOf(goal === 'EMPLOYMENT' ? 'planProfession' : 'planProgramme'), target)
}

/** Creates a plan for the person signed in with `request` and waits until it is made. Returns its id. */
export async function createPlan(site: Site, request: APIRequestContext, { id: userId }: Person, aim: Aim) {
  await answerSteps(request, aim)
  const { idempotencyKey } = await site.db.planDraft.findUniqueOrThrow({ where: { userId } })
  await post(request, pathOf('planAbout'), { idempotencyKey, about: '', then: 'make' })
  const made = { userId, goal: aim.goal, status: 'ACTIVE' }
  await expect.poll(() => site.db.plan.count({ where: made })).toBe(1)
  return (await site.db.plan.findFirstOrThrow({ where: made })).id
}
