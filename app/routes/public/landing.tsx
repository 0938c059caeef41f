import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { AxisLabels, ScoreBar } from '#app/ui/charts.tsx'
import { Faq } from '#app/ui/disclosure.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Creed, Ground, Hero, Legs } from '#app/ui/hero.tsx'
import { HeadedSection, Row, Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { People } from '#app/ui/people.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Lead, Said, Small } from '#app/ui/prose.tsx'

export const handle = { i18n: 'landing', scriptless: true }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const { t } = reading(args, 'landing')
  return {
    page: headOf(args, { title: t('meta.title'), description: t('meta.description') }),
    signedIn: viewer !== null,
  }
}

export default function LandingPage() {
  const { signedIn } = useLoaderData<typeof loader>()
  const { t } = useTranslation('landing')
  return (
    <>
      <Hero lines={[t('hero.title.1'), t('hero.title.2')]}>
        <Lead>{t('hero.lead')}</Lead>
        <Start signedIn={signedIn} />
        <Small>{t('hero.small')}</Small>
      </Hero>
      <Ground labelledBy="steps">
        <h2 id="steps">{t('steps.title')}</h2>
        <Legs
          items={[
            {
              title: t('steps.1.title'),
              text: t('steps.1.text'),
              graphic: <Progress value={13} max={24} label={t('steps.1.alt')} />,
            },
            {
              title: t('steps.2.title'),
              text: t('steps.2.text'),
              graphic: <ScoreBar score={72} low={64} high={80} label={t('steps.2.alt')} />,
            },
            { title: t('steps.3.title'), text: t('steps.3.text'), graphic: <People label={t('steps.3.alt')} /> },
            {
              title: t('steps.4.title'),
              text: t('steps.4.text'),
              graphic: <Progress value={2} max={6} label={t('steps.4.alt')} />,
            },
          ]}
        />
      </Ground>
      <Sheet after>
        <Stack gap="xl">
          <HeadedSection id="features" heading={t('features.title')}>
            <Facts
              items={([1, 2, 3, 4, 5, 6] as const).map(number => ({
                term: t(`features.${number}.title`),
                text: t(`features.${number}.text`),
              }))}
            />
          </HeadedSection>
          <Example />
          <HeadedSection id="not" heading={t('not.title')}>
            <Creed items={([1, 2, 3] as const).map(number => t(`not.${number}`))} />
          </HeadedSection>
          <HeadedSection id="faq" heading={t('faq.title')}>
            <Faq
              items={([1, 2, 3, 4, 5, 6, 7] as const).map(number => ({
                q: t(`faq.${number}.q`),
                a: number === 1 ? <Price /> : t(`faq.${number}.a`),
              }))}
            />
          </HeadedSection>
          <Start signedIn={signedIn} />
        </Stack>
      </Sheet>
    </>
  )
}

function Start({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('landing')
  return signedIn ? (
    <div>
      <ButtonLink to={pathOf('feed')} forward>
        {t('hero.feed')}
      </ButtonLink>
    </div>
  ) : (
    <Row>
      <ButtonLink to={pathOf('signup')} forward>
        {t('hero.start')}
      </ButtonLink>
      <QuietLink to={pathOf('login')}>{t('hero.login')}</QuietLink>
    </Row>
  )
}

/** What it costs, and where an organisation asks for it. */
function Price() {
  const { t } = useTranslation('landing')
  return (
    <>
      <p>{t('faq.1.a')}</p>
      <p>
        <QuietLink to={pathOf('partners')}>{t('faq.1.apply')}</QuietLink>
      </p>
    </>
  )
}

function Example() {
  const { t } = useTranslation('landing')
  return (
    <Split
      main={
        <Stack as="section" aria-labelledby="example">
          <h2 id="example">{t('example.title')}</h2>
          <Said>{t('example.said')}</Said>
          <Text as="div">
            <ScoreBar score={72} low={64} high={80} label={t('example.alt')} />
            <AxisLabels labels={['0', '50', '100']} />
          </Text>
          <Text>{t('example.text')}</Text>
        </Stack>
      }
      aside={<Note title={t('faq.7.q')}>{t('faq.7.a')}</Note>}
    />
  )
}
