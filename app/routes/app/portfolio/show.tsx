import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, notFound, reading } from '#app/access/page.server.ts'
import { composePortfolio, findPortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { listPortfolioShares } from '#app/domain/portfolio/portfolio-shares.server.ts'
import { isEmpty } from '#app/domain/portfolio/shown.ts'
import { fold } from '#app/domain/text/fold.ts'
import { portfolioAddress } from '#app/access/share-token.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { Lead } from '#app/ui/prose.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { portfolioTexts } from '#app/wording/portfolio/portfolio-texts.server.ts'
import { sharingOf } from './owner-page.server.ts'
import { ShareSection } from './share-section.tsx'
import { PortfolioSheets } from './sheets.tsx'

export const handle = { i18n: 'portfolio', scriptless: true, failure: { load: 'profile' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const username = args.params.username ?? ''
  const isOwn = fold(username) === fold(viewer.username)
  const reader = reading(args, 'portfolio')
  const composed = isOwn ? await composePortfolio(viewer.id, reader.language, { forOthers: false }) : null
  if (!composed) throw await notFound(args, viewer, { kind: 'profile', id: username })

  const [kept, links] = await Promise.all([findPortfolio(viewer.id), listPortfolioShares(viewer)])
  const [longest] = links.shares
  const check = longest ? { address: portfolioAddress(longest.id), until: longest.expiresAt } : null
  const empty = isEmpty(kept)
  return {
    page: headOf(args, { title: reader.t('title'), description: reader.t('description') }),
    username: viewer.username,
    empty,
    portfolio: portfolioTexts(composed, check, reader),
    sharing: empty && !longest ? null : sharingOf(viewer, composed, links, reader),
  }
}

export default function PortfolioPage() {
  const { username, empty, portfolio, sharing } = useLoaderData<typeof loader>()
  const { t } = useTranslation('portfolio')
  return (
    <Sheet>
      <Stack gap="xl">
        <OnScreen>
          <Stack>
            <QuietLink to={pathOf('profile', { username }, { tab: 'projects' })} back>
              {t('back')}
            </QuietLink>
            <Lead>{t(empty ? 'lead.empty' : 'lead')}</Lead>
            <Row>
              <ButtonLink to={projectPathOf('choosePortfolio')} kind={empty ? 'main' : 'second'}>
                {t('choose')}
              </ButtonLink>
            </Row>
            {empty ? null : <Text>{t('print')}</Text>}
          </Stack>
        </OnScreen>
        <PortfolioSheets portfolio={portfolio} />
        <OnScreen>
          <ShareSection sharing={sharing} />
        </OnScreen>
      </Stack>
    </Sheet>
  )
}
