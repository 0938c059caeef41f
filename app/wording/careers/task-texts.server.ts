import { languageLevels } from '#app/domain/academic/languages.ts'
import { subjectsOf } from '#app/domain/academic/unt.ts'
import type { Skill } from '#app/domain/materials/vocabulary.ts'
import { examSubjects, type ExamSubject } from '#app/domain/professions/vocabulary.ts'
import type { Task } from '#app/domain/roadmaps/plan.ts'
import { languageName, ownNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { levelText } from '../institutions/requirement-text.server.ts'
import { measureText } from './gap-texts.server.ts'

/** The names a task mentions, in the reader's language. */
export type TaskNames = {
  about: { profession?: string; programme?: string; institution?: string }
  nameSkill: (skill: Skill) => string
}
export type TaskTexts = { title: string; how: string }

/** Longest title that fits two lines on a phone, in characters. A name that would exceed it is left out. */
const TITLE_AT_MOST = 70
/** More pairs than this do not help a reader. */
const PAIRS_AT_MOST = 3

/** Returns the title of a task and its instructions. */
export function taskTexts(facts: Task, reader: Reader<'roadmap'>, names: TaskNames): TaskTexts {
  const { title, how } = wordsOf(facts, reader, names)
  return { title: capital(title, reader), how: capital(how, reader) }
}

function wordsOf(facts: Task, reader: Reader<'roadmap'>, { about, nameSkill }: TaskNames): TaskTexts {
  const { t } = reader
  switch (facts.task) {
    case 'readProfession':
      return { title: titleOf(facts.task, about.profession, reader), how: t('how.readProfession') }
    case 'visitDay':
    case 'institutionExam':
    case 'apply':
    case 'dormitory':
      return { title: titleOf(facts.task, about.institution, reader), how: t(`how.${facts.task}`) }
    case 'checkRequirements':
    case 'essay':
      return {
        title: titleOf(facts.task, about.programme ?? about.institution, reader),
        how: t(`how.${facts.task}`),
      }
    case 'tellAcademic':
      return academicTexts(facts, reader)
    case 'chooseSubjects':
      return chooseSubjectsTexts(facts, reader)
    case 'changeSubjects': {
      const [have, need] = [subjectsOf(facts.have), facts.need].map(pair => pairText(pair, reader))
      return {
        title: fitting(t('task.changeSubjects.of', { need: need! }), t('task.changeSubjects')),
        how: t('how.changeSubjects', { have: have!, need: need! }),
      }
    }
    case 'learn': {
      const kind = kindOf(facts.skill)
      const skill = nameSkill(facts.skill)
      // A skill continued from an earlier level has another title, because no two tasks of a plan may have the same
      // one.
      const title =
        kind === null ? facts.level : facts.level === 'BEGINNER' ? kind : (`${kind}.${facts.level}` as const)
      return {
        title: fitting(t(`task.learn.${title}`, { skill }), t('task.learn', { skill })),
        how: t(`how.learn.${kind ?? facts.level}`),
      }
    }
    case 'raiseGpa':
      return { title: aimed(t('task.raiseGpa'), 'GPA', facts, reader), how: t('how.raiseGpa') }
    case 'languageTest':
      return {
        title: t('task.languageTest', { language: languageName(facts.language, reader.language) }),
        how: t('how.languageTest'),
      }
    case 'raiseLanguage':
      return raiseLanguageTexts(facts, reader)
    case 'certificateMock':
    case 'certificateRegister':
      return { title: t(`task.${facts.task}`, { exam: facts.exam }), how: t(`how.${facts.task}`) }
    case 'certificateTake':
      return {
        title: aimed(t('task.certificateTake', { exam: facts.exam }), facts.exam, facts, reader),
        how: t(facts.have === null ? 'how.certificateTake' : 'how.certificateTake.again'),
      }
    case 'untSubject':
      return untSubjectTexts(facts.subject, reader)
    case 'untMock':
      return {
        title: aimed(t('task.untMock'), 'UNT', { have: facts.from, need: facts.need }, reader),
        how: t('how.untMock'),
      }
    case 'untRegister':
      return { title: t(`task.untRegister.${facts.event}`), how: t(`how.untRegister.${facts.event}`) }
    case 'untTake':
      return {
        title: aimed(t(`task.untTake.${facts.event}`), 'UNT', facts, reader),
        how: t('how.untTake', { then: t(`then.${facts.event}`) }),
      }
    case 'satTake':
      return { title: aimed(t('task.satTake'), 'SAT', facts, reader), how: t('how.satTake') }
    case 'collectDocuments': {
      const { count } = facts
      return {
        title: count > 0 ? t('task.collectDocuments.count', { count }) : t('task.collectDocuments'),
        how: t('how.collectDocuments'),
      }
    }
    case 'applyStudy':
      return { title: t(`task.applyStudy.${facts.way}`), how: t(`how.applyStudy.${facts.way}`) }
    case 'study':
      return { title: t(`task.study.${facts.way}`), how: t(`how.study.${facts.way}`) }
    case 'schoolProject':
    case 'schoolFinals': {
      const title = facts.class ? t(`task.${facts.task}.of`, { class: facts.class }) : t(`task.${facts.task}`)
      return { title, how: t(`how.${facts.task}`) }
    }
    case 'studyProject':
      return { title: t('task.studyProject', { year: facts.year }), how: t('how.studyProject') }
    default:
      return { title: t(`task.${facts.task}`), how: t(`how.${facts.task}`) }
  }
}

/** Returns the title with the name in it, where there is a name and it fits. */
function titleOf(
  task: 'readProfession' | 'visitDay' | 'institutionExam' | 'apply' | 'dormitory' | 'checkRequirements' | 'essay',
  name: string | undefined,
  { t }: Reader<'roadmap'>,
) {
  return name === undefined ? t(`task.${task}`) : fitting(t(`task.${task}.of`, { name }), t(`task.${task}`))
}

/** Adds the current and target values to a title, as far as they are known. */
function aimed(
  title: string,
  measure: 'UNT' | 'GPA' | 'IELTS' | 'TOEFL' | 'SAT',
  { have, need }: { have: number | null; need: number | null },
  reader: Reader<'roadmap'>,
) {
  const { t } = reader
  if (need === null) return title
  const asked = measure === 'UNT' ? t('points', { count: need }) : measureText(measure, need, reader)
  if (have === null) return t('aimed', { title, need: asked })
  return t('aimed.from', { title, need: asked, have: ownNumber(have, reader.language) })
}

function academicTexts({ missing }: Task & { task: 'tellAcademic' }, reader: Reader<'roadmap'>) {
  const { t } = reader
  const named = reader.in('chance').t
  const what = missing.map(one => named(`missing.${one}`)).join(', ')
  const plain = t('task.tellAcademic')
  return {
    title: what ? fitting(t('task.tellAcademic.of', { what }), plain) : plain,
    how: t(missing.includes('unt') ? 'how.tellAcademic.unt' : 'how.tellAcademic'),
  }
}

function chooseSubjectsTexts({ pairs }: Task & { task: 'chooseSubjects' }, reader: Reader<'roadmap'>) {
  const { t } = reader
  const plain = t('task.chooseSubjects')
  if (pairs.length === 0) return { title: plain, how: t('how.chooseSubjects') }
  const list = pairs
    .slice(0, PAIRS_AT_MOST)
    .map(pair => pairText(pair, reader))
    .join('; ')
  return {
    title: pairs.length === 1 ? fitting(t('task.chooseSubjects.of', { pairs: list }), plain) : plain,
    how: t('how.chooseSubjects.of', { pairs: list }),
  }
}

function raiseLanguageTexts(facts: Task & { task: 'raiseLanguage' }, reader: Reader<'roadmap'>) {
  const { t } = reader
  const name = languageName(facts.language, reader.language)
  const [have, need] = [facts.have, facts.need].map(
    level => level && levelText(languageLevels.indexOf(level) + 1, reader.in('admission')),
  )
  const plain = t('task.raiseLanguage', { language: name, need: need! })
  const title = have ? fitting(t('task.raiseLanguage.from', { language: name, have, need: need! }), plain) : plain
  return { title, how: t('how.raiseLanguage') }
}

function untSubjectTexts(subject: ExamSubject, reader: Reader<'roadmap'>) {
  const { t } = reader
  if (subject === 'CREATIVE_EXAM') {
    return { title: t('task.untSubject.CREATIVE_EXAM'), how: t('how.untSubject.CREATIVE_EXAM') }
  }
  return {
    title: t('task.untSubject', { subject: pairText([subject], reader) }),
    how: t('how.untSubject', { tip: t(`tip.${subject}`) }),
  }
}

/** Returns how a skill is learned, where its kind says more than its level. */
function kindOf(skill: Skill): 'spoken' | 'subject' | 'exam' | null {
  if (skill.startsWith('SPOKEN_')) return 'spoken'
  if (['UNT', 'IELTS', 'TOEFL', 'SAT', 'CREATIVE_EXAM'].includes(skill)) return 'exam'
  return [...examSubjects, 'MATH_LITERACY', 'READING_LITERACY', 'HISTORY_KZ'].includes(skill) ? 'subject' : null
}

/** Joins the subjects of a combination: `mathematics + physics`. */
function pairText(subjects: readonly ExamSubject[], reader: Reader<'roadmap'>): string {
  const exam = reader.in('profession').t
  return subjects.map(subject => exam(`exam.${subject}`)).join(' + ')
}

function fitting(named: string, plain: string) {
  return named.length <= TITLE_AT_MOST ? named : plain
}

function capital(text: string, { language }: Reader<'roadmap'>) {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}
