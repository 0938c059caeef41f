import type { ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { EducationPath, ProfessionTitles } from '#app/domain/guidance/facts.ts'
import type { Reading } from './reading.ts'
import type { MonthWords, Note, Words } from './words.ts'

/** In class 9 a pupil chooses between a college and two more years of school; from class 10 on, exam subjects. */
const CHOICE_OF_SCHOOL = 9
/** A person below this age with unknown status and class counts as a pupil. */
const LEAVING_AGE = 18

/** Returns the steps for this month, the most urgent first: three, and one more after careless answers. */
export function writeMonth(reading: Reading, words: Words, titles: ProfessionTitles): Note[] {
  const { month } = words
  const again = reading.facts.careless ? [month.careless] : []
  if (reading.facts.undifferentiated) return [...again, ...month.flat, nextChoice(reading, month)]
  const lead = reading.leading.scales[reading.chance % reading.leading.scales.length]!
  return [...again, talk(reading, month, titles), nextChoice(reading, month), month.project[lead.key]]
}

function talk({ facts, values }: Reading, month: MonthWords, titles: ProfessionTitles) {
  const named = facts.professions
    .slice(0, 2)
    .map(({ id }) => titles.get(id))
    .filter(title => title !== undefined)
  const [first] = values
  const question = first?.level === 'high' ? month.question[first.key] : month.curious
  return month.talk(named.map(month.quote), question)
}

/** Returns the next choice at this stage: subjects, school or college, a pair of exams, practice or a job. */
function nextChoice({ facts }: Reading, month: MonthWords): Note {
  const [path] = facts.paths
  switch (facts.status) {
    case 'STUDENT':
      return month.student
    case 'ALUMNI':
      return month.graduate
    case 'EMPLOYED':
      return month.employed
    case 'PUPIL':
      return forPupil(facts.year, path, month)
    default:
      return facts.age !== null && facts.age < LEAVING_AGE ? forPupil(null, path, month) : month.unknown
  }
}

function forPupil(year: number | null, path: EducationPath | undefined, month: MonthWords): Note {
  if (year === null || year < CHOICE_OF_SCHOOL) {
    const subjects = (path?.subjects ?? []).slice(0, 3).flatMap(subject => month.subject[subject] ?? [])
    return month.early(subjects.map(inSentence))
  }
  const kind = path?.kinds[0] ?? 'open'
  if (year === CHOICE_OF_SCHOOL) return month.ninth[kind]
  const group = path?.groups[0]
  if (kind === 'UNIVERSITY' || kind === 'open') {
    return group ? month.group({ code: group.code, exams: pairOf(group.exams[0], month) }) : month.leaving.open
  }
  return month.leaving[kind]
}

/** Lowers the first letter of a catalogue name for use inside a sentence. */
function inSentence(name: string) {
  return name.charAt(0).toLowerCase() + name.slice(1)
}

/** Returns the pair of exams to prepare for with practice papers; `null` where there is none. */
function pairOf(exams: ExamSubject[] | undefined, month: MonthWords) {
  if (!exams || exams.length < 2 || exams.includes('CREATIVE_EXAM')) return null
  return exams.map(exam => month.exam[exam]).join(' + ')
}
