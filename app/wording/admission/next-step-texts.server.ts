import type { AdmissionSheet } from '#app/domain/admission/admission-sheet.server.ts'
import type { Catalogue } from '#app/domain/institutions/catalogue.server.ts'
import { CHOICES_AT_MOST } from '#app/domain/institutions/vocabulary.ts'
import {
  type AdmissionStep,
  type AdmissionWay,
  chooseAdmissionStep,
  chooseAfterChances,
} from '#app/domain/way/admission-step.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'
import { firstTestPath, nextStepTexts } from '../way/next-step-texts.server.ts'

/** Next step at the foot of a page: a link, a plan to start, or an institution to pick. */
export type NextStepTexts = { title: string; text: string; go: string } & (
  | { to: string }
  | { majorId: string }
  | { institutionId: string }
)

type Words = Reader<'nextSteps'>

/** Returns the next step from the catalogue of institutions. */
export function nextStepAfterPlaces(
  way: AdmissionWay,
  catalogue: Catalogue & { firstTest: string | null },
  words: Words,
): NextStepTexts {
  const step = chooseAdmissionStep(way)
  if (step.kind !== 'pick') return stepText(step, words)
  const { missingProfile, fits, query, exploration, institutions, firstTest } = catalogue
  if (missingProfile === 'test') return nextStepTexts('placesTest', firstTestPath(firstTest), words)
  if (fits && !query.filters.fits)
    return nextStepTexts('placesFit', pathOf('institutions', null, { fits: 'on' }), words)
  if (exploration && missingProfile === 'shape') return nextStepTexts('browse', pathOf('professions'), words)
  const [first] = institutions
  if (first) return nextStepTexts('placesLook', pathOf('institution', { institutionId: first.id }), words)
  return nextStepTexts('placesAll', pathOf('institutions'), words)
}

/** Returns the next step from the page of an institution: choosing its programmes or picking it first, then the general
 *  next step. */
export function nextStepAfterInstitution(
  way: AdmissionWay,
  { id, isComparable }: { id: string; isComparable: boolean },
  words: Words,
): NextStepTexts {
  const step = chooseAdmissionStep(way)
  if (step.kind === 'underWay' || step.kind === 'wait') return stepText(step, words)
  const { t } = words
  const pick = way.picks.find(each => each.id === id)
  if (pick && !pick.counted) return nextStepTexts('hereChosen', pathOf('programmes'), words)
  if (!pick && isComparable && way.picks.length < CHOICES_AT_MOST) {
    return { title: t('here'), text: t('here.text'), go: t('here.go'), institutionId: id }
  }
  return stepText(step, words)
}

/** Heading and text above the form of programmes. The form's own button is the step. */
export function nextStepAfterProgrammes({ t }: Words) {
  return { title: t('chosen'), text: t('chosen.text') }
}

/** Returns the next step while no institution is picked, so no programme can be chosen. */
export function nextStepWithoutProgrammes(words: Words) {
  return nextStepTexts('choose', pathOf('institutions'), words)
}

export function nextStepAfterAdmissions(way: AdmissionWay, words: Words): NextStepTexts {
  return stepText(chooseAdmissionStep(way), words)
}

/** Returns the next step from the chances: a plan to the best programme that is open, or what has to be fixed before a
 *  plan. */
export function nextStepAfterChances(
  { id, programmes, steps }: { id: string } & Pick<AdmissionSheet, 'programmes' | 'steps'>,
  way: AdmissionWay,
  words: Words,
): NextStepTexts {
  const { t } = words
  const step = chooseAfterChances(id, way)
  if (step.kind === 'underWay') return stepText(step, words)
  if (steps.some(each => each.step === 'tell'))
    return nextStepTexts('tell', pathOf('programmes', null, { of: id }), words)
  const target = programmes.find(({ isOffered, shut }) => isOffered && shut === null)
  if (!target) return nextStepTexts('safer', pathOf('institutions'), words)
  if (step.kind !== 'plan') return stepText(step, words)
  const values = { name: target.name, place: target.institution.short }
  return { title: t('toPlace'), text: t('toPlace.text', values), go: t('toPlace.go'), majorId: target.majorId }
}

function stepText(step: AdmissionStep, words: Words): NextStepTexts {
  switch (step.kind) {
    case 'pick':
      return nextStepTexts('choose', pathOf('institutions'), words)
    case 'count':
      return nextStepTexts('uncounted', pathOf('programmes'), words, { count: step.count })
    case 'wait':
      return nextStepTexts('counting', pathOf('admission', { analysisId: step.admissionId }), words)
    case 'plan':
      return nextStepTexts('enrol', pathOf('newPlan'), words)
    case 'direction':
      return nextStepTexts('direction', pathOf('personality'), words)
    case 'recount':
      return nextStepTexts('recount', pathOf('programmes', null, { of: step.admissionId }), words)
    case 'underWay':
      return nextStepTexts('enrolled', pathOf('plan', { planId: step.planId }), words)
  }
}
