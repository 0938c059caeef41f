import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitOf, type PersonFacts, rankByFit } from './fit.ts'

const person: PersonFacts = {
  interests: ['ROBOTICS', 'PHYSICS'],
  skills: ['PROGRAMMING'],
  professionSkills: ['ELECTRICITY', 'PROGRAMMING'],
}
const opened = (day: number) => new Date(Date.UTC(2026, 10, day))

describe('a project that fits', () => {
  it('says what it has in common with the person, and counts nothing twice', () => {
    const fit = fitOf({ interests: ['ROBOTICS', 'MUSIC'], skills: ['PROGRAMMING', 'ELECTRICITY', 'WRITING'] }, person)
    expect(fit).toEqual({
      score: 6,
      skills: ['PROGRAMMING'],
      interests: ['ROBOTICS'],
      professionSkills: ['ELECTRICITY'],
    })
  })

  it('comes first, and among equals the newer one; what has nothing in common is left out', () => {
    const projects = [
      { id: 'songs', interests: ['MUSIC'], skills: ['SINGING'], publishedAt: opened(20) },
      { id: 'older', interests: ['PHYSICS'], skills: [], publishedAt: opened(1) },
      { id: 'newer', interests: ['PHYSICS'], skills: [], publishedAt: opened(9) },
      { id: 'robot', interests: ['ROBOTICS'], skills: ['PROGRAMMING'], publishedAt: opened(2) },
    ]
    expect(rankByFit(projects, person).map(({ id }) => id)).toEqual(['robot', 'newer', 'older'])
  })

  it('gains nothing from naming everything', () => {
    const words = fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'))
    fc.assert(
      fc.property(words, words, words, words, words, (interests, skills, mine, can, wanted) => {
        const { score } = fitOf({ interests, skills }, { interests: mine, skills: can, professionSkills: wanted })
        expect(score).toBeLessThanOrEqual(18)
        expect(score > 0).toBe(
          [...interests.filter(i => mine.includes(i)), ...skills.filter(s => can.includes(s) || wanted.includes(s))]
            .length > 0,
        )
      }),
    )
  })
})
