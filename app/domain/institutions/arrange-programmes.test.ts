import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import { arrangeProgrammes, sharedValue } from './arrange-programmes.ts'

const programme = (code: string | null, ...exams: ExamSubject[][]) => ({ code, exams })
const informatics = programme('B057', ['MATHEMATICS', 'COMPUTER_SCIENCE'])
const security = programme('B058', ['MATHEMATICS', 'COMPUTER_SCIENCE'])
const physics = programme('B054', ['PHYSICS', 'MATHEMATICS'])
const own = programme(null)

describe('the programmes of an institution', () => {
  it('begin with those that fit the reader, and go on by profile subjects, the most first', () => {
    const { fitting, others } = arrangeProgrammes([physics, informatics, security, own], {
      fitting: new Map([['B054', []]]),
      byExams: true,
    })
    expect(fitting).toEqual([physics])
    expect(others.map(({ programmes }) => programmes)).toEqual([[informatics, security], [own]])
  })

  it('are one list where nobody is chosen by the UNT', () => {
    const { others } = arrangeProgrammes([physics, informatics, own], { fitting: new Map(), byExams: false })
    expect(others).toEqual([{ exams: [], programmes: [physics, informatics, own] }])
  })

  it('are each told once, however they are arranged', () => {
    const any = fc.constantFrom(informatics, security, physics, own).map(each => ({ ...each }))
    fc.assert(
      fc.property(fc.array(any), fc.subarray(['B054', 'B057']), fc.boolean(), (programmes, codes, byExams) => {
        const fits = new Map(codes.map(code => [code, true]))
        const { fitting, others } = arrangeProgrammes(programmes, { fitting: fits, byExams })
        const all = [...fitting, ...others.flatMap(group => group.programmes)]
        expect(new Set(all)).toEqual(new Set(programmes))
        expect(all).toHaveLength(programmes.length)
      }),
    )
  })
})

describe('what programmes have alike', () => {
  it.each([
    [[4, 4, 4], 4],
    [[4, 5], undefined],
    [[], undefined],
  ])('of %j is %j', (values, shared) => expect(sharedValue(values)).toBe(shared))
})
