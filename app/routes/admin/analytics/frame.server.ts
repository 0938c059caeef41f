import type { LoaderFunctionArgs } from '@remix-run/node'
import { headOf, reading } from '#app/access/page.server.ts'
import { readSpan, type Span, spans } from '#app/domain/analytics/periods.ts'
import { adminPathOf } from '#app/paths/admin.ts'

const pages = [
  'analytics',
  'analyticsWay',
  'analyticsTop',
  'analyticsRegions',
  'analyticsOrganizations',
  'analyticsVisits',
  'analyticsOpinions',
] as const
type Page = (typeof pages)[number]

/** What is told there is of people, without those who work here. */
const people: readonly Page[] = ['analytics', 'analyticsWay', 'analyticsTop', 'analyticsRegions', 'analyticsOpinions']

type Asked = {
  /** Null on a page whose period is not chosen. */
  span: Span | null
  /** What else is asked for and stays when another period is chosen. */
  keep?: Record<string, string | null>
}

/** What is around each page of analytics: the head, the links to the others, and to the same for another period. */
export function frameOf(args: LoaderFunctionArgs, current: Page, { span, keep = {} }: Asked) {
  const { t } = reading(args, 'siteFigures')
  const title = t(`title.${current}`)
  const failed = new URL(args.request.url).searchParams.get('failed') === 'export'
  return {
    page: headOf(args, { title, description: t('description') }),
    frame: {
      title,
      pages: t('pages'),
      tabs: pages.map(page => ({
        to: adminPathOf(page, null, { by: span === 'day' ? null : span }),
        label: t(`page.${page}`),
        current: page === current,
      })),
      period: t('period'),
      spans: span
        ? spans.map(each => ({
            to: adminPathOf(current, null, { ...keep, by: each === 'day' ? null : each }),
            label: t(`span.${each}`),
            current: each === span,
          }))
        : [],
      excel: { to: adminPathOf('exportSums', null, { by: span ?? 'month' }), label: t('excel') },
      about: people.includes(current) ? t('about') : null,
      failed: failed ? t('exportFailed') : null,
    },
  }
}

export type Frame = ReturnType<typeof frameOf>['frame']

/** The period an address asks for. */
export function spanOf({ request }: LoaderFunctionArgs): Span {
  return readSpan(new URL(request.url).searchParams.get('by'))
}
