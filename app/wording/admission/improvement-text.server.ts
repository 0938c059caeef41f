import type { AdmissionSheet, SheetProgramme } from '#app/domain/admission/admission-sheet.server.ts'
import type { EstimateOutcome, GrantOutcome } from '#app/domain/admission/admission-facts.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { percent } from './chance-texts.server.ts'
import { subjectsText } from './calculation-texts.server.ts'
import type { DemandTexts } from './demand-texts.server.ts'

/** Describes the smallest change that would improve the outcome. */
export function improvementText(
  programme: SheetProgramme,
  demands: readonly DemandTexts[],
  { applicant }: AdmissionSheet,
  reader: Reader<'chance'>,
): string {
  const { outcome, subjects, standing, shut } = programme
  if (outcome.way === 'GRANT') return grantLift(outcome, subjects, reader)
  const other = anotherExam(shut, subjects, reader)
  if (other) return other
  const short = demands.find(({ status }) => status === 'nearly') ?? demands.find(({ status }) => status === 'unmet')
  const { t } = reader
  if (short) return t('lift.demand', { demand: short.asked })
  if (outcome.way === 'ESTIMATE') return estimateLift(outcome, applicant, reader)
  if (standing === 'unknown') return t('lift.unknown')
  if (!demands.some(({ status }) => status === 'met')) return t('lift.read')
  return t(demands.some(({ status }) => status === 'read') ? 'lift.rest' : 'lift.met')
}

function grantLift(
  { blocked, chance, band, lift }: GrantOutcome,
  subjects: string[][],
  reader: Reader<'chance'>,
): string {
  const { t } = reader
  const other = anotherExam(blocked, subjects, reader)
  if (other) return other
  if (chance === null) return t('lift.unscored')
  if (band === 'high') return t('lift.high')
  if (!lift) return t('lift.none')
  return t('lift.points', {
    points: lift.points,
    score: lift.score,
    band: t(`become.${lift.band}`),
    percent: percent(lift.chance, reader),
  })
}

/** Says that other exam subjects or a passed exam part are needed first. `null` where only the score matters. */
function anotherExam(blocked: GrantOutcome['blocked'], subjects: string[][], reader: Reader<'chance'>): string | null {
  const { t } = reader
  if (blocked === 'subjects') return t('lift.subjects', { need: subjectsText(subjects, reader) })
  return blocked === 'parts' ? t('lift.parts') : null
}

function estimateLift(
  { band, lift, measure }: EstimateOutcome,
  { sat, gpa }: AdmissionSheet['applicant'],
  reader: Reader<'chance'>,
): string {
  const { t } = reader
  if (measure !== null && (measure === 'SAT' ? sat : gpa) === null) return t('lift.tell', { measure })
  if (band === 'high') return t('lift.high')
  if (!lift || lift.band === 'low') return t('lift.read')
  return t('lift.measure', {
    measure: lift.measure,
    points: numberText(lift.points, reader.language),
    band: t(`become.${lift.band}`),
    percent: percent(lift.chance, reader),
  })
}
