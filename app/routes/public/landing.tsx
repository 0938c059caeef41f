import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findPrice } from '#app/domain/access/price.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import { composeSample } from '#app/domain/guidance/sample.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Firsts } from '#app/ui/answer.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { ChanceStrip } from '#app/ui/chance-list.tsx'
import { ScoreBar } from '#app/ui/charts.tsx'
import { Faq } from '#app/ui/disclosure.tsx'
import { Creed, Ground, Hero, Legs } from '#app/ui/hero.tsx'
import { HeadedSection, Panel, Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { Onward } from '#app/ui/onward.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Lead, Said, Small } from '#app/ui/prose.tsx'
import { personalPrice } from '#app/wording/access/price-text.server.ts'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import { findStart } from '../app/start.server.ts'
import { Start } from '../app/start.tsx'

export const handle = { i18n: 'landing', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const reader = reading(args, 'landing')
  const { t } = reader
  const sample = await composeSample(reader.language, writeAnalysis)
  return {
    page: headOf(args, { title: t('meta.title'), description: t('meta.description') }),
    greeting: viewer?.onboarded ? await greetingOf(viewer, reader) : null,
    firsts: sample.professions
      .slice(0, FIRST_PROFESSIONS)
      .map(({ id, field, title, lang, reason }) => ({ id, field, title, reason, ...(lang && { lang }) })),
    price: personalPrice(findPrice(), reader.in('price')),
  }
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

/** A person who knows the site is met with their next step. */
async function greetingOf(viewer: Viewer, reader: Reader<'landing'>) {
  const { t } = reader.in('feed')
  const { stops, next } = await findStart(viewer, reader.in('start'))
  return { heading: t('heading', { name: viewer.firstName }), label: t('way'), start: { stops, next } }
}

export default function LandingPage() {
  const { greeting, firsts, price } = useLoaderData<typeof loader>()
  const { t } = useTranslation('landing')
  if (greeting) {
    return (
      <Start {...greeting}>
        <QuietLink to={pathOf('feed')}>{t('hero.feed')}</QuietLink>
      </Start>
    )
  }
  return (
    <>
      <Hero lines={[t('hero.title.1'), t('hero.title.2')]}>
        <Lead>{t('hero.lead')}</Lead>
        <Row>
          <ButtonLink to={pathOf('signup')} forward>
            {t('hero.start')}
          </ButtonLink>
          <QuietLink to={pathOf('sample')}>{t('hero.sample')}</QuietLink>
          <QuietLink to={pathOf('login')}>{t('hero.login')}</QuietLink>
        </Row>
        <Small>
          {t('hero.small')} <QuietLink to="#price">{t('price.title')}</QuietLink>
        </Small>
      </Hero>
      <Steps />
      <Sheet after>
        <Stack gap="xl">
          <Sample firsts={firsts} />
          <Price price={price} />
          <HeadedSection id="not" heading={t('not.title')}>
            <Creed items={([1, 2, 3] as const).map(number => t(`not.${number}`))} />
          </HeadedSection>
          <HeadedSection id="faq" heading={t('faq.title')}>
            <Faq items={questions.map(number => ({ q: t(`faq.${number}.q`), a: t(`faq.${number}.a`) }))} />
          </HeadedSection>
          <Onward title={t('onward')}>
            <ButtonLink to={pathOf('signup')} forward>
              {t('hero.start')}
            </ButtonLink>
          </Onward>
        </Stack>
      </Sheet>
    </>
  )
}

const questions = [2, 3, 4, 5, 6, 7] as const

/** The way as it really is, one step after another. */
function Steps() {
  const { t } = useTranslation('landing')
  const graphics = {
    1: <Progress value={16} max={30} label={t('steps.1.alt')} />,
    2: <ScoreBar score={72} low={64} high={80} label={t('steps.2.alt')} />,
    3: <ChanceStrip at={58} low={47} high={69} label={t('steps.3.alt')} />,
    4: <Progress value={2} max={6} label={t('steps.4.alt')} />,
  }
  return (
    <Ground labelledBy="steps">
      <h2 id="steps">{t('steps.title')}</h2>
      <Legs
        items={([1, 2, 3, 4] as const).map(step => ({
          title: t(`steps.${step}.title`),
          text: t(`steps.${step}.text`),
          graphic: graphics[step],
        }))}
      />
      <Text>{t('steps.together')}</Text>
    </Ground>
  )
}

/** How an answer begins: the first three of the sample. */
function Sample({ firsts }: Pick<Loaded, 'firsts'>) {
  const { t } = useTranslation('landing')
  return (
    <Stack as="section" aria-labelledby="example">
      <h2 id="example">{t('example.title')}</h2>
      <Said>{t('example.said')}</Said>
      <Firsts items={firsts} />
      <Text>{t('example.text')}</Text>
      <div>
        <QuietLink to={pathOf('sample')} forward>
          {t('example.go')}
        </QuietLink>
      </div>
    </Stack>
  )
}

/** How one gets access and what it costs, before there is an account. */
function Price({ price }: Pick<Loaded, 'price'>) {
  const { t } = useTranslation('landing')
  return (
    <Stack as="section" aria-labelledby="price">
      <h2 id="price">{t('price.title')}</h2>
      <Cards
        items={[
          { id: 'look', title: t('price.look'), text: t('price.look.text') },
          { id: 'school', title: t('price.school'), text: t('price.school.text') },
          { id: 'alone', title: t('price.alone'), text: `${price} ${t('price.alone.text')}` },
        ]}
      />
      <Panel>
        <Row between>
          <Text>{t('price.organisation')}</Text>
          <ButtonLink to={pathOf('partners')} kind="second">
            {t('price.apply')}
          </ButtonLink>
        </Row>
      </Panel>
    </Stack>
  )
}
