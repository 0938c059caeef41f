import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { professionFile } from '#app/domain/professions/profession.schema.ts'
import { calendar, developer, pupilWith } from '#tests/world/plans.ts'
import { makePlan } from '#app/domain/roadmaps/planner.ts'

const folder = new URL('./content/professions/', import.meta.url)
const professions = readdirSync(folder).map(name =>
  professionFile.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
)

/** Words by which the preparation texts refer to each kind of path. */
const named: Record<TrainingWayKind, { ru: RegExp; kk: RegExp; en: RegExp }> = {
  COURSE: {
    ru: /курс|автошкол|учени|стаж[её]р|обуч|учат|учатся|учебн|подготовк|на месте|сам[аи]?\b|самостоятельн/i,
    kk: /курс|автомектеп|шәкірт|үйрен|үйрет|даярлық|дайындық|оқу орталығ|оқыт|өз бет/i,
    en: /course|driving school|apprentice|train|learn|taught|teach|on their own|by themselves/i,
  },
  COLLEGE: { ru: /колледж/i, kk: /колледж/i, en: /college/i },
  UNIVERSITY: {
    ru: /вуз|университет|бакалавр|магистр|академи|консерватор|высшее|факультет|институт|программа «/i,
    kk: /ЖОО|университет|бакалавр|магистр|академия|консерватори|жоғары|факультет|институт|» бағдарламасы/i,
    en: /universit|degree|bachelor|master|academy|conservatoire|faculty|institute|programme/i,
  },
  MILITARY_OR_POLICE_INSTITUTE: {
    ru: /академи|институт|училищ|служб/i,
    kk: /академия|институт|училище|қызмет/i,
    en: /academ|institute|service/i,
  },
}

const today = '2026-11-22'
const classes = [
  { year: 8, dateOfBirth: '2012-12-01' },
  { year: 9, dateOfBirth: '2011-12-01' },
  { year: 10, dateOfBirth: '2010-12-01' },
  { year: 11, dateOfBirth: '2009-12-01' },
]

describe('The way of a plan is the one the profession’s own text names:', () => {
  it.each(professions)('$slug', ({ slug, field, ways, preparation }) => {
    const [usual] = ways
    for (const language of ['ru', 'kk', 'en'] as const)
      for (const { way } of ways) expect(preparation[language], `${way} in ${language}`).toMatch(named[way][language])

    for (const pupil of classes) {
      const target = developer({ professionId: slug, field, ways, groups: [] })
      const plan = makePlan(pupilWith({ ...pupil, years: 8 }), target, calendar, today)
      const studied = plan.stages.flatMap(({ tasks }) =>
        tasks.flatMap(({ facts }) => (facts.task === 'study' ? [facts.way] : [])),
      )
      // Studies that begin after the planned years are not part of the plan.
      if (!plan.beyond.includes('training')) expect(studied, `class ${String(pupil.year)}`).toEqual([usual!.way])

      const leavesSchool = 2027 + 11 - pupil.year
      const afterNine = usual!.way === 'COLLEGE' && usual!.yearsAfterNine !== undefined && pupil.year <= 9
      const admission = usual!.way === 'COURSE' ? null : afterNine ? 2027 + 9 - pupil.year : leavesSchool
      expect(plan.admissionYear, `class ${String(pupil.year)}`).toBe(admission)
    }
  })
})
