import { describe, expect, it } from 'vitest'
import { readContentProfessions } from './content-professions.ts'
import type { TypedPerson } from '#app/domain/guidance/shortlist.schema.ts'
import { shortlistFor } from '#app/domain/guidance/shortlist-for.ts'

// Twenty-five people as a school counsellor meets them, and which professions must and must not be among their seven.
// Interests are R I A S E C, 0–100; the lists come from the content itself.

type Case = {
  who: string
  interests: [R: number, I: number, A: number, S: number, E: number, C: number]
  subjects: NonNullable<TypedPerson['subjects']>
  ways?: TypedPerson['ways']
  /** Professions that must be on the list. */
  must: string[]
  /** Professions that must not be. */
  mustNot: string[]
}

const people: Case[] = [
  {
    who: 'a boy who drives his father’s tractor',
    interests: [92, 35, 15, 30, 35, 45],
    subjects: ['PHYSICS', 'BIOLOGY'],
    must: ['tractor-driver', 'agricultural-mechanic'],
    mustNot: ['surgeon', 'actor', 'accountant'],
  },
  {
    who: 'a boy who builds robots',
    interests: [80, 88, 30, 25, 30, 45],
    subjects: ['ROBOTICS', 'PHYSICS', 'COMPUTER_SCIENCE'],
    must: ['robotics-engineer', 'electronics-engineer'],
    mustNot: ['tractor-driver', 'dermatologist', 'librarian'],
  },
  {
    who: 'a girl who cooks for the whole family and wants to begin soon',
    interests: [70, 25, 50, 50, 55, 45],
    subjects: ['COOKING'],
    ways: ['COLLEGE', 'COURSE'],
    must: ['cook'],
    mustNot: ['welder', 'accountant', 'physicist'],
  },
  {
    who: 'a girl with a microscope',
    interests: [45, 92, 35, 55, 20, 40],
    subjects: ['BIOLOGY', 'CHEMISTRY'],
    must: ['geneticist'],
    mustNot: ['sales-manager', 'welder', 'singer'],
  },
  {
    who: 'a boy who writes programs',
    interests: [40, 85, 35, 20, 30, 70],
    subjects: ['COMPUTER_SCIENCE', 'MATHEMATICS'],
    must: ['data-scientist', 'systems-analyst'],
    mustNot: ['social-worker', 'welder', 'actor'],
  },
  {
    who: 'a girl who wants to treat people',
    interests: [45, 85, 20, 85, 35, 35],
    subjects: ['BIOLOGY', 'CHEMISTRY', 'MEDICINE'],
    must: ['paediatrician', 'family-doctor'],
    mustNot: ['veterinarian', 'accountant', 'choreographer'],
  },
  {
    who: 'a girl of class 9 who looks after her grandmother',
    interests: [45, 45, 20, 90, 25, 50],
    subjects: ['BIOLOGY', 'MEDICINE'],
    ways: ['COLLEGE'],
    must: ['nurse', 'nursing-assistant'],
    mustNot: ['surgeon', 'tractor-driver', 'cashier'],
  },
  {
    who: 'a girl who teaches her younger brothers',
    interests: [20, 35, 50, 95, 40, 45],
    subjects: ['LITERATURE', 'PSYCHOLOGY'],
    must: ['primary-teacher'],
    mustNot: ['welder', 'geologist', 'loan-officer'],
  },
  {
    who: 'a girl who draws everywhere',
    interests: [30, 30, 95, 40, 35, 20],
    subjects: ['ART', 'DESIGN', 'GRAPHIC_DESIGN'],
    must: ['illustrator', 'graphic-designer'],
    mustNot: ['accountant', 'welder', 'tax-inspector'],
  },
  {
    who: 'a girl who paints and names nothing else',
    interests: [35, 25, 92, 35, 30, 25],
    subjects: ['ART'],
    must: ['illustrator', 'animator'],
    mustNot: ['choreographer', 'singer', 'actor', 'musician', 'accountant'],
  },
  {
    who: 'a boy who plays the dombra',
    interests: [20, 25, 95, 50, 40, 15],
    subjects: ['MUSIC'],
    must: ['musician'],
    mustNot: ['accountant', 'electrician', 'statistician'],
  },
  {
    who: 'a boy who lives for football',
    interests: [70, 20, 20, 70, 55, 20],
    subjects: ['SPORTS'],
    must: ['coach', 'fitness-trainer'],
    mustNot: ['accountant', 'mathematician', 'illustrator'],
  },
  {
    who: 'a boy who sells at the bazaar after school',
    interests: [25, 30, 35, 45, 95, 55],
    subjects: ['BUSINESS', 'ECONOMICS', 'ENTREPRENEURSHIP'],
    must: ['entrepreneur', 'sales-manager'],
    mustNot: ['welder', 'chemist', 'nurse'],
  },
  {
    who: 'a girl whose figures always agree',
    interests: [20, 40, 10, 30, 55, 95],
    subjects: ['MATHEMATICS', 'ECONOMICS', 'FINANCE'],
    must: ['accountant', 'auditor'],
    mustNot: ['actor', 'shepherd', 'coach'],
  },
  {
    who: 'a girl who argues in the debate club',
    interests: [15, 55, 40, 50, 90, 55],
    subjects: ['HISTORY', 'LANGUAGES'],
    must: ['lawyer', 'advocate'],
    mustNot: ['welder', 'chemist', 'tractor-driver'],
  },
  {
    who: 'a boy who wants to serve',
    interests: [70, 45, 10, 60, 75, 50],
    subjects: ['SPORTS', 'HISTORY'],
    ways: ['MILITARY_OR_POLICE_INSTITUTE'],
    must: ['police-officer', 'military-officer'],
    mustNot: ['actor', 'accountant', 'nurse'],
  },
  {
    who: 'a girl who counts birds at the lake',
    interests: [65, 80, 30, 35, 25, 35],
    subjects: ['ENVIRONMENTAL_STUDIES', 'GEOGRAPHY', 'BIOLOGY'],
    must: ['ecologist'],
    mustNot: ['sales-manager', 'lawyer', 'actor'],
  },
  {
    who: 'a boy who collects stones and walks in the mountains',
    interests: [75, 75, 20, 25, 30, 40],
    subjects: ['GEOGRAPHY', 'TRAVEL'],
    must: ['geologist'],
    mustNot: ['nurse', 'singer', 'cashier'],
  },
  {
    who: 'a girl who puts songs into three languages word by word',
    interests: [10, 50, 70, 55, 25, 55],
    subjects: ['LANGUAGES', 'LITERATURE'],
    must: ['translator'],
    mustNot: ['welder', 'surgeon', 'electrician'],
  },
  {
    who: 'a girl to whom the whole class tells its troubles',
    interests: [15, 70, 50, 90, 35, 30],
    subjects: ['PSYCHOLOGY', 'MENTAL_WELLBEING'],
    must: ['school-psychologist', 'clinical-psychologist'],
    mustNot: ['welder', 'accountant', 'crane-operator'],
  },
  {
    who: 'a boy of class 9 who wants to be a welder',
    interests: [95, 30, 15, 15, 25, 50],
    subjects: ['PHYSICS', 'ENGINEERING'],
    ways: ['COLLEGE'],
    must: ['welder', 'electrician'],
    mustNot: ['primary-teacher', 'lawyer', 'physicist'],
  },
  {
    who: 'a girl who does her friends’ hair',
    interests: [60, 15, 65, 60, 50, 35],
    subjects: ['FASHION', 'ART'],
    ways: ['COURSE', 'COLLEGE'],
    must: ['makeup-artist', 'hairdresser'],
    mustNot: ['accountant', 'physicist', 'truck-driver'],
  },
  {
    who: 'a girl who draws houses',
    interests: [60, 65, 85, 25, 40, 45],
    subjects: ['ART', 'MATHEMATICS', 'DESIGN'],
    must: ['architect', 'interior-designer'],
    mustNot: ['nurse', 'cashier', 'police-officer'],
  },
  {
    who: 'a boy who makes his own games',
    interests: [45, 65, 75, 15, 40, 40],
    subjects: ['GAME_DEVELOPMENT', 'COMPUTER_SCIENCE', 'E_SPORTS'],
    must: ['game-developer', 'game-designer'],
    mustNot: ['nurse', 'lawyer', 'butcher'],
  },
  {
    who: 'a girl who nurses lambs',
    interests: [75, 80, 20, 60, 25, 35],
    subjects: ['BIOLOGY'],
    must: ['veterinarian'],
    mustNot: ['sales-manager', 'lawyer', 'graphic-designer'],
  },
]

const professions = readContentProfessions()

describe('people a counsellor would sign the list of', () => {
  it('are measured by professions of the catalogue', () => {
    const known = new Set(professions.map(({ id }) => id))
    for (const { must, mustNot } of people) for (const id of [...must, ...mustNot]) expect(known, id).toContain(id)
  })

  it.each(people)('$who', ({ interests: [R, I, A, S, E, C], subjects, ways, must, mustNot }) => {
    const { shortlist, undifferentiated } = shortlistFor(
      { interests: { R, I, A, S, E, C }, subjects, ways },
      professions,
    )
    const ids = shortlist.map(({ id }) => id)
    expect(undifferentiated).toBe(false)
    expect(ids).toEqual(expect.arrayContaining(must))
    for (const id of mustNot) expect(ids).not.toContain(id)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    for (const { reasons } of shortlist) expect(reasons.length).toBeGreaterThan(0)
  })
})
