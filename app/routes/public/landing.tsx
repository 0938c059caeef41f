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
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Faq } from '#app/ui/disclosure.tsx'
import { Creed, Hero } from '#app/ui/hero.tsx'
import { HeadedSection, Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { NextStepPanel } from '#app/ui/next-step.tsx'
import { Lead, Small } from '#app/ui/prose.tsx'
import { personalPrice } from '#app/wording/access/price-text.server.ts'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import { findStart } from '../app/start.server.ts'
import { Start } from '../app/start.tsx'
import { LandingDue } from './landing-due.tsx'
import { LandingPrice } from './landing-price.tsx'
import { LandingSample } from './landing-sample.tsx'
import { LandingSteps } from './landing-steps.tsx'

export const handle = { i18n: 'landing', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const reader = reading(args, 'landing')
  const { t } = reader
  const sample = await composeSample(reader.language, writeAnalysis)
  return {
    page: headOf(args, { title: t('meta.title'), description: t('meta.description') }),
    due: viewer && dueOf(viewer, reader),
    greeting: viewer?.onboarded ? await greetingOf(viewer, reader) : null,
    firsts: sample.professions
      .slice(0, FIRST_PROFESSIONS)
      .map(({ id, field, title, lang, reason }) => ({ id, field, title, reason, ...(lang && { lang }) })),
    price: personalPrice(findPrice(), reader.in('price')),
  }
}

export type LoadedLanding = ReturnType<typeof useLoaderData<typeof loader>>

/** Returns what a signed-in viewer must do first: set a password, then onboarding. Null if nothing is due. */
function dueOf({ firstName, onboarded, passwordChangeRequired }: Viewer, reader: Reader<'landing'>) {
  if (onboarded && !passwordChangeRequired) return null
  const what = passwordChangeRequired ? ('password' as const) : ('onboarding' as const)
  return { what, heading: reader.in('feed').t('heading', { name: firstName }) }
}

/** Returns the greeting and next step of a signed-in viewer. */
async function greetingOf(viewer: Viewer, reader: Reader<'landing'>) {
  const { t } = reader.in('feed')
  const { stops, next } = await findStart(viewer, reader.in('start'))
  return { heading: t('heading', { name: viewer.firstName }), label: t('way'), start: { stops, next } }
}

export default function LandingPage() {
  const { due, greeting, firsts, price } = useLoaderData<typeof loader>()
  const { t } = useTranslation('landing')
  if (due) return <LandingDue {...due} />
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
      <LandingSteps />
      <Sheet after>
        <Stack gap="xl">
          <LandingSample firsts={firsts} />
          <LandingPrice price={price} />
          <HeadedSection id="not" heading={t('not.title')}>
            <Creed items={([1, 2, 3] as const).map(number => t(`not.${number}`))} />
          </HeadedSection>
          <HeadedSection id="faq" heading={t('faq.title')}>
            <Faq items={questions.map(number => ({ q: t(`faq.${number}.q`), a: t(`faq.${number}.a`) }))} />
          </HeadedSection>
          <NextStepPanel title={t('nextStep')}>
            <ButtonLink to={pathOf('signup')} forward>
              {t('hero.start')}
            </ButtonLink>
          </NextStepPanel>
        </Stack>
      </Sheet>
    </>
  )
}

const questions = [2, 3, 4, 5, 6, 7] as const
