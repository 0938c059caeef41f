import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { siteAddress } from '#app/access/site-address.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { listSlips, readSlipFilter, revokeSlips, SLIPS_A_SHEET } from '#app/domain/organizations/slip-sheets.server.ts'
import { listOpenGroups } from '#app/domain/organizations/students.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { SlipsHead } from '#app/ui/slips.tsx'
import { slipTexts } from '#app/wording/schools/slip-texts.server.ts'
import { frameOf } from '../frame.server.ts'
import { ChooseGroup, RevokeSlips } from './slip-forms.tsx'
import { SlipSheet } from './slip-sheet.tsx'

export const handle = { i18n: 'students', failure: { load: 'slips', act: 'member' } }
export const meta = pageMeta
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t } = reading(args, 'students')
  const asked = new URL(args.request.url).searchParams
  const filter = readSlipFilter(asked)
  const [found, groups] = await Promise.all([listSlips(staff, filter, asked.get('after')), listOpenGroups(staff)])
  if (!found) throw problem(args, 404)
  const frame = frameOf(args, staff)
  return {
    page: headOf(args, { title: `${t('slips.title')} — ${frame.name}`, description: t('slips.description') }),
    frame,
    orgId: staff.organization.id,
    group: filter.group,
    code: groups.find(({ id }) => id === filter.group)?.code ?? null,
    at: filter.at?.toISOString() ?? null,
    import: filter.importId,
    member: filter.memberId,
    groups,
    slips: slipTexts(found.slips, siteAddress('/')),
    count: found.count,
    sheets: Math.ceil(found.count / SLIPS_A_SHEET),
    next: found.next,
  }
}

/** Revokes all slips selected by the query. */
export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  await revokeSlips(staff, readSlipFilter(new URL(args.request.url).searchParams))
  const to = adminPathOf('slips', { orgId: staff.organization.id })
  return redirectWithToast(to, 'saved')
}

export type LoadedSlips = ReturnType<typeof useLoaderData<typeof loader>>

export default function SlipsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { frame, orgId, slips, count, sheets, next, code } = loaded
  const { t } = useTranslation('students')
  const which = { group: loaded.group, at: loaded.at, import: loaded.import, member: loaded.member }
  return (
    <Sheet>
      <Stack gap="l">
        <SlipsHead>
          <Stack>
            <Crumbs
              items={[{ to: adminPathOf('students', { orgId }), label: t('title') }, { label: t('slips.title') }]}
            />
            <PageTitle
              title={
                count === 0
                  ? t('slips.title')
                  : code
                    ? t('slips.heading', { code, count })
                    : t('slips.headingAll', { count })
              }
              lead={count > 0 ? t('slips.lead', { count: sheets }) : null}
              meta={count > 0 ? t('slips.how') : null}
            />
            <ChooseGroup {...loaded} />
            {count > 0 ? (
              <div>
                <RevokeSlips count={count} />
              </div>
            ) : null}
          </Stack>
        </SlipsHead>
        {count > 0 ? (
          <SlipSheet slips={slips} frame={frame} />
        ) : (
          <EmptyState
            title={t('slips.none')}
            action={<ButtonLink to={adminPathOf('students', { orgId })}>{t('slips.toStudents')}</ButtonLink>}
          >
            {t('slips.noneText')}
          </EmptyState>
        )}
        <Pagination
          label={t('pages')}
          next={next ? { to: adminPathOf('slips', { orgId }, { ...which, after: next }), label: t('next') } : undefined}
        />
      </Stack>
    </Sheet>
  )
}
