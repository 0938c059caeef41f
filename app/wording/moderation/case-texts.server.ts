import { isMinor } from '#app/domain/accounts/age.ts'
import type { CaseReport, CaseThing, EarlierCase, FoundCase } from '#app/domain/moderation/case-page.server.ts'
import { sanctions } from '#app/domain/moderation/decision.schema.ts'
import type { Cause, ThingKind } from '#app/domain/safety/cases.server.ts'
import { defaultLanguage, isLanguage, languageNames } from '#app/i18n/config.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { caseName, personName, reasonText } from './case-name.server.ts'
import { decisionText } from './queue-texts.server.ts'

type Words = Reader<'moderation'>

/** Describes the subject of a case: the text as reported and as it is now, and what it replied to. The links of a project
 *  are for those who may decide: strangers to a minor do not get its contact links (docs/decisions/120). */
export function thingTexts(
  found: FoundCase,
  thing: CaseThing | null,
  { t, language }: Words,
  { decide }: { decide: boolean },
) {
  const at = (instant: Date) => momentText(instant.toISOString(), language)
  const last = found.laterWords.at(-1)?.text ?? found.text
  const changed = thing !== null && thing.text !== last
  return {
    lead: t('show.lead', {
      kind: t(`kind.${found.targetKind as ThingKind}`),
      name: personName(found.owner) ?? t('gone'),
    }),
    state: t(`state.${thing?.state ?? 'gone'}`),
    was: t('was', { at: at(found.openedAt) }),
    text: found.text || t('wordless'),
    later: found.laterWords.map(({ id, cause, text, saidAt }) => ({
      id,
      about: t('later', { why: t(`cause.${cause as Cause}`), at: at(saidAt) }),
      text,
    })),
    now: changed ? thing.text || t('wordless') : null,
    edited: thing?.editedAt ? t('edited', { at: at(thing.editedAt) }) : null,
    links: decide ? (thing?.links ?? []).join('\n') || null : null,
    before: (thing?.before ?? []).map(({ what, content }) => ({
      what,
      by: content ? t('beforeBy', { name: content.by || t('gone') }) : t(`beforeShut.${what}`),
      text: content?.text ?? null,
    })),
    pictures: (thing?.pictures ?? []).map(({ description, removed, ...picture }, index) => {
      const shows = description || t('pictureOf', { number: index + 1 })
      return { ...picture, description: removed ? t('pictureRemoved', { shows }) : shows }
    }),
  }
}

export function authorTexts({ owner }: FoundCase, earlier: readonly EarlierCase[], reader: Words, now: Date) {
  const { t, language } = reader
  return {
    name: personName(owner) ?? t('gone'),
    username: owner?.username ?? null,
    facts: owner
      ? [
          t(isMinor(owner.profile?.dateOfBirth ?? null, now) ? 'author.minor' : 'author.adult'),
          t('author.since', { date: dateText(owner.createdAt.toISOString(), language) ?? '' }),
        ]
      : [],
    language: languageNames[isLanguage(owner?.language) ? owner.language : defaultLanguage],
    earlier: earlier.length === 0 ? t('author.none') : t('author.earlier', { count: earlier.length }),
    cases: earlier.map(one => ({
      id: one.id,
      name: earlierName(one, reader),
      when: momentText((one.decidedAt ?? one.openedAt).toISOString(), language),
      state: [
        one.decision ? decisionText(one, reader) : t('author.open'),
        ...(one.sanction ? [t(`sanction.${sanctions.find(known => known === one.sanction) ?? 'NONE'}`)] : []),
      ].join(', '),
    })),
  }
}

function earlierName({ targetKind, reason, cause }: EarlierCase, reader: Words) {
  const reasonName = reasonText(reason, reader.in('report')) ?? caseName({ cause, reports: [] }, reader)
  return `${reader.t(`kind.${targetKind as ThingKind}`)}: ${reasonName}`
}

/** Describes the reports of a case. Reporters are named only where the viewer may know them. */
export function reportTexts(reports: readonly CaseReport[], reader: Words) {
  const { t, language } = reader
  return reports.map(({ reason, words, createdAt, username, firstName, lastName, near, upheld, dismissed }, index) => ({
    key: String(index),
    reason: reasonText(reason, reader.in('report')) ?? reason,
    words,
    by: firstName === null ? t(near ? 'reports.near' : 'reports.far') : `${firstName} ${lastName ?? ''}`.trim(),
    username,
    at: momentText(createdAt.toISOString(), language),
    earlier: upheld + dismissed === 0 ? t('reports.first') : t('reports.earlier', { upheld, dismissed }),
  }))
}

type Decided = FoundCase & { by: string | null; until: Date | null }

/** Describes the decision of a case, who made it and when, and the answer to its appeal. `null` while the case is open. */
export function decidedTexts({ by, until, ...found }: Decided, reader: Words) {
  const { t, language } = reader
  if (found.decidedAt === null) return null
  const at = momentText(found.decidedAt.toISOString(), language)
  const decision = t(`decision.${found.decision as 'KEPT'}`)
  const sanction = sanctions.find(known => known === found.sanction)
  const reason = reasonText(found.reason, reader.in('report'))
  const end = dateText(until?.toISOString() ?? null, language)
  return {
    lines: [
      by === null ? t('decided.gone', { decision, at }) : t('decided.by', { decision, name: by, at }),
      ...(reason ? [t('decided.reason', { reason })] : []),
      ...(sanction
        ? [t(end ? 'decided.until' : 'decided.sanction', { sanction: t(`sanction.${sanction}`), until: end ?? '' })]
        : []),
      ...(found.answer && found.answeredAt
        ? [
            t('decided.answer', {
              at: momentText(found.answeredAt.toISOString(), language),
              answer: t(`answer.${found.answer as 'UPHELD'}`),
            }),
          ]
        : []),
    ],
    words: found.words,
    appeal: found.appeal,
  }
}

/** Says whether the organisation was notified. */
export function schoolText({ organizationId, schoolToldAt }: FoundCase, { t, language }: Words): string | null {
  if (organizationId === null) return null
  return schoolToldAt ? t('school.told', { at: momentText(schoolToldAt.toISOString(), language) }) : t('school.notTold')
}
