import { type Judged, judgedKey, MOST_COUNTED } from '#app/domain/assessments/judged.ts'
import { reliabilityWord } from '#app/domain/assessments/reliability.ts'
import type { TestContent } from '#app/domain/assessments/test-content.server.ts'
import type { listVersions } from '#app/domain/assessments/test-overview.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { type Language, languageNames } from '#app/i18n/config.ts'
import { dateText, numberText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { itemTexts } from './weakness-texts.server.ts'

type Version = Awaited<ReturnType<typeof listVersions>>[number]

/** Formats a number of attempts, which are counted up to 10,000. */
export function attemptsText(attempts: number, { t, language }: Reader<'adminTests'>): string {
  const most = numberText(MOST_COUNTED, language)
  return attempts > MOST_COUNTED ? t('moreThan', { count: most }) : numberText(attempts, language)
}

/** Describes the versions of a test, newest first: state, date and number of attempts. */
export function versionTexts(versions: readonly Version[], reader: Reader<'adminTests'>) {
  const { t, language } = reader
  return versions.map(({ number, state, publishedAt, attempts }) => ({
    number,
    state,
    text:
      state === 'DRAFT'
        ? t('versions.draft')
        : t(`versions.${state}`, {
            day: dateText(publishedAt?.toISOString() ?? null, language) ?? t('versions.unknown'),
            attempts: attemptsText(attempts, reader),
          }),
  }))
}

/** Describes the scales of a test: items, alpha and number of weak items. */
export function scaleTexts(
  { scales, items }: TestContent,
  { alphas, judged }: { alphas: ReadonlyMap<string, number>; judged: Judged | undefined },
  { t, language }: Reader<'adminTests'>,
) {
  return scales.map(({ key, texts }, at) => {
    const own = items.filter(({ scale }) => scale === key)
    const name = inLanguage(texts.name, language)
    const alpha = alphas.get(key)
    const word =
      alpha === undefined ? null : t(`alpha.${reliabilityWord(alpha)}`, { value: numberText(alpha, language) })
    return {
      ...{ key, at, name: name.text, lang: name.language, items: own.length },
      alpha: alpha ?? null,
      alphaText: word ?? t('alpha.unknown'),
      weak: own.filter(item => judged?.weak.has(item.key)).length,
    }
  })
}

/** Lists the requested items, each with its statistics. */
export function listedItems(
  content: TestContent,
  asked: { scale: string | null; language: Language | null; weak: boolean },
  { judged, published }: { judged: Judged | undefined; published: TestContent | null },
  reader: Reader<'adminTests'>,
) {
  const { language } = reader
  const then = new Map((published?.items ?? []).map(item => [item.key, item]))
  return content.items.flatMap((item, at) => {
    const isWeak = judged?.weak.has(item.key) ?? false
    if ((asked.scale && item.scale !== asked.scale) || (asked.weak && !isWeak)) return []
    const localized = inLanguage(item.text, language)
    const before = then.get(item.key)
    return [
      {
        ...{ key: item.key, at, number: at + 1, keyed: item.keyed, text: localized.text, lang: localized.language },
        isTask: item.right !== null,
        /** The statistics refer to the published wording, which this draft changes. */
        isChanged: published !== null && before !== undefined && JSON.stringify(before) !== JSON.stringify(item),
        stat: asked.language && itemTexts(judged?.items.get(judgedKey(asked.language, item.key)), reader),
      },
    ]
  })
}

/** Lists the languages that statistics exist for, those with most people first. */
export function languageChoices(judged: Judged | undefined, { t }: Reader<'adminTests'>) {
  return (judged?.languages ?? []).map(({ language, n }) => ({
    value: language,
    label: t('languageOf', { language: languageNames[language], count: n }),
    lang: language,
  }))
}
