import { portfolioAddress } from '#app/access/share-token.server.ts'
import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { ComposedPortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { shareDays } from '#app/domain/portfolio/portfolio.schema.ts'
import type { listPortfolioShares } from '#app/domain/portfolio/portfolio-shares.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { projectPathOf } from '#app/paths/projects.ts'

type Links = Awaited<ReturnType<typeof listPortfolioShares>>

/** Returns the data only the owner sees: active links, the contents of a new link, and the form for it. */
export function sharingOf(
  viewer: Viewer,
  composed: ComposedPortfolio,
  { shares, mayShare }: Links,
  reader: Reader<'portfolio'>,
) {
  const { t, language } = reader
  const day = (at: Date) => dateText(at.toISOString(), language) ?? ''
  return {
    about: [
      t('share.opens', { things: thingsOf(composed, reader) }),
      ...(isMinor(viewer.dateOfBirth, new Date()) ? [t('share.minor')] : []),
    ],
    mayShare,
    days: shareDays.map(days => ({ value: days, label: t('share.day', { days }) })),
    idempotencyKey: newIdempotencyKey(),
    shares: shares.map(({ id, createdAt, expiresAt }) => {
      const from = day(createdAt)
      return {
        id,
        address: portfolioAddress(id),
        revoke: projectPathOf('revokePortfolioShare', { shareId: id }),
        dates: t('share.dates', { from, until: day(expiresAt) }),
        from,
      }
    }),
  }
}
export type Sharing = ReturnType<typeof sharingOf>

/** Lists the contents that a link shows, without empty ones. */
function thingsOf(composed: ComposedPortfolio, { t }: Reader<'portfolio'>) {
  const { situation, school, city, goal, languages, about, projects, certificates, scales, achievements } = composed
  const things = {
    ...{ name: true, status: situation, school, city, goal, languages: languages.length, about },
    ...{ projects: projects.length, certificates: certificates.length },
    ...{ scales: scales.length, achievements: achievements.length },
  }
  const names = Object.keys(things) as (keyof typeof things)[]
  return names
    .filter(name => Boolean(things[name]))
    .map(name => t(`thing.${name}`))
    .join(', ')
}
