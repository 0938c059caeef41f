import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { findPrice } from '#app/domain/access/price.server.ts'
import { composeSample } from '#app/domain/guidance/sample.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { NextStepPanel } from '#app/ui/next-step.tsx'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import { sheetTexts } from '#app/wording/personality/sheet-texts.server.ts'
import { priceText } from '#app/wording/access/price-text.server.ts'
import { Sheet } from '../app/personality/sheet.tsx'

export const handle = { i18n: ['sample', 'analysis', 'match'], scriptless: true }
export const meta = pageMeta

/** Loads the full analysis of a fictional pupil, for visitors without an account. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.anyone(args)
  const reader = reading(args, 'sample')
  const { t, language } = reader
  const each = new URL(args.request.url).searchParams.get('open') === 'each'
  const sheet = await composeSample(language, writeAnalysis)
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    sheet: sheetTexts(sheet, reader.in('sheet'), { each }),
    price: priceText(findPrice(), reader.in('price')),
    signedIn: viewer !== null,
  }
}

export default function SamplePage() {
  const { sheet, price, signedIn } = useLoaderData<typeof loader>()
  const { t } = useTranslation('sample')
  return (
    <Sheet
      sheet={sheet}
      name={t('name')}
      kind={t('kind')}
      linked={false}
      eachTo={pathOf('sample', null, { open: 'each' })}
    >
      <NextStepPanel title={t('nextStep')} text={price}>
        {signedIn ? (
          <ButtonLink to={pathOf('feed')} forward>
            {t('feed')}
          </ButtonLink>
        ) : (
          <ButtonLink to={pathOf('signup')} forward>
            {t('signup')}
          </ButtonLink>
        )}
        <QuietLink to={`${pathOf('landing')}#price`}>{t('access')}</QuietLink>
      </NextStepPanel>
    </Sheet>
  )
}
