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

/** Pages whose figures are of people; staff are not counted there. */
const people: readonly Page[] = ['analytics', 'analyticsWay', 'analyticsTop', 'analyticsRegions', 'analyticsOpinions']

type Asked = {
  /** Null on a page without a choice of period. */
  span: Span | null
  /** Other query parameters, kept when the period changes. */
  keep?: Record<string, string | null>
}

/** Returns the head of an analytics page, the tabs to the other pages and the links to other periods. */
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

export function spanOf({ request }: LoaderFunctionArgs): Span {
  return readSpan(new URL(request.url).searchParams.get('by'))
}
