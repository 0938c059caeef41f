import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listPublishedNorms } from '#app/domain/assessments/norms.server.ts'
import { findChanceFigures } from '#app/domain/admission/chance-fit.server.ts'
import { figureText, languageName, numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Prose } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { chanceTexts } from '#app/wording/science/chance-texts.server.ts'
import { matchingTexts } from '#app/wording/science/matching-texts.server.ts'
import { ChanceFigures } from './chance-figures.tsx'
import { MatchingFigures } from './matching-figures.tsx'

export const handle = { i18n: 'science', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const reader = reading(args, 'science')
  const { t, language } = reader
  const [norms, fit] = await Promise.all([listPublishedNorms(language), findChanceFigures()])
  const alphaText = (alpha: number) => figureText(alpha, language, 2)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    norms: norms.map(({ testId, title, language: taken, norm }) => ({
      key: `${testId} ${taken}`,
      title,
      language: languageName(taken, language),
      n: norm ? numberText(norm.n, language) : null,
      alpha: norm ? `${alphaText(norm.lowestAlpha)}–${alphaText(norm.highestAlpha)}` : null,
    })),
    matching: matchingTexts(reader),
    chance: fit && chanceTexts(fit, reader),
  }
}

/** Sections and the numbers of their paragraphs. */
const sections = [
  ['scores', [1, 2]],
  ['norms', [1, 2]],
  ['change', [1]],
  ['careless', [1, 2, 3]],
  ['aptitude', [1]],
  ['matching', [1, 2, 3]],
  ['chance', [1, 2, 3]],
  ['sources', [1]],
] as const

export default function SciencePage() {
  const { matching, chance } = useLoaderData<typeof loader>()
  const { t } = useTranslation('science')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={t('lead')} />
        {sections.map(([name, paragraphs]) => (
          <Stack as="section" key={name} aria-labelledby={name}>
            <Prose>
              <h2 id={name}>{t(`${name}.title`)}</h2>
              {paragraphs.map(paragraph => (
                <p key={paragraph}>{t(`${name}.${paragraph}` as 'scores.1')}</p>
              ))}
            </Prose>
            {name === 'norms' ? <Norms /> : null}
            {name === 'matching' ? <MatchingFigures matching={matching} /> : null}
            {name === 'chance' ? <ChanceFigures chance={chance} /> : null}
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}

function Norms() {
  const { norms } = useLoaderData<typeof loader>()
  const { t } = useTranslation('science')
  return (
    <Table
      caption={t('norms.caption')}
      columns={[
        { key: 'test', label: t('norms.test') },
        { key: 'language', label: t('norms.language') },
        { key: 'n', label: t('norms.n'), end: true },
        { key: 'alpha', label: t('norms.alpha'), end: true },
      ]}
      rows={norms.map(({ key, title, language, n, alpha }) => ({
        key,
        header: title,
        cells: [language, n ?? t('norms.none'), alpha ?? '—'],
      }))}
    />
  )
}
