import type { HeadersFunction, LoaderFunctionArgs, MetaArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readShareToken } from '#app/access/share-token.server.ts'
import { composeSheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import { findShared } from '#app/domain/guidance/analysis-shares.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { OnScreen } from '#app/ui/report.tsx'
import { Small } from '#app/ui/prose.tsx'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import { sheetTexts } from '#app/wording/personality/sheet-texts.server.ts'
import { Sheet } from '../app/personality/sheet.tsx'

export const handle = { i18n: ['analysis', 'match'], scriptless: true }

export const meta = (args: MetaArgs<typeof loader>) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The link may be withdrawn, so caches keep no copy of the page and search engines do not list it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const reader = reading(args, 'sheet')
  const { t, language } = reader
  const shareId = readShareToken(args.params.token ?? '')
  const shared = shareId === null ? null : await findShared(shareId)
  if (!shared) throw problem(args, 404, 'share_ended')
  const { pathname, searchParams } = new URL(args.request.url)
  const each = searchParams.get('open') === 'each'
  const sheet = sheetTexts(await composeSheet(shared.analysis, language, writeAnalysis), reader, { each })
  return {
    page: headOf(args, { title: t('shared.title', { name: shared.firstName }), description: t('shared.description') }),
    sheet,
    eachTo: `${pathname.replace(/\.data$/, '')}?open=each`,
    name: shared.firstName,
    note: t('shared.note', { name: shared.firstName, until: dateText(shared.expiresAt, language) ?? '' }),
  }
}

export default function SharedPage() {
  const { sheet, eachTo, name, note } = useLoaderData<typeof loader>()
  return (
    <Sheet
      sheet={sheet}
      name={name}
      eachTo={eachTo}
      linked={false}
      notes={
        <OnScreen>
          <Small>{note}</Small>
        </OnScreen>
      }
    />
  )
}
