import type { HeadersFunction, LoaderFunctionArgs, MetaArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { portfolioAddress, readPortfolioToken } from '#app/access/share-token.server.ts'
import { composePortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { findSharedPortfolio } from '#app/domain/portfolio/portfolio-shares.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { portfolioTexts } from '#app/wording/portfolio/portfolio-texts.server.ts'
import { PortfolioSheets } from '../app/portfolio/sheets.tsx'

export const handle = { i18n: 'portfolio', scriptless: true }

export const meta = (args: MetaArgs<typeof loader>) => [
  ...pageMeta(args),
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The link may be withdrawn, so caches keep no copy of the page and search engines do not list it. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' })

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const reader = reading(args, 'portfolio')
  const shareId = readPortfolioToken(args.params.token ?? '')
  const shared = shareId === null ? null : await findSharedPortfolio(shareId)
  const composed = shared && (await composePortfolio(shared.userId, reader.language, { forOthers: true }))
  if (!shared || !composed) throw problem(args, 404, 'share_ended')
  const { id, expiresAt: until } = shared
  const { name } = composed
  return {
    page: headOf(args, {
      title: reader.t('shared.title', { name }),
      description: reader.t('shared.description'),
    }),
    portfolio: portfolioTexts(composed, { address: portfolioAddress(id), until }, reader),
    note: reader.t('shared.note', { name, date: dateText(until.toISOString(), reader.language)! }),
  }
}

export default function SharedPortfolioPage() {
  const { portfolio, note } = useLoaderData<typeof loader>()
  return (
    <Sheet>
      <Stack gap="l">
        <OnScreen>
          <Small>{note}</Small>
        </OnScreen>
        <PortfolioSheets portfolio={portfolio} />
      </Stack>
    </Sheet>
  )
}
