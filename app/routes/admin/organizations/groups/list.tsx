import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listArchivedGroups, listGroups } from '#app/domain/organizations/groups.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { OpenDialog } from '#app/ui/dialog.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { ArchivedGroups, OpenGroups } from './group-tables.tsx'

export const handle = { i18n: 'groups', failure: { load: 'groups' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const { t, language } = reading(args, 'groups')
  const asked = new URL(args.request.url).searchParams
  const [groups, archived] = await Promise.all([listGroups(staff), listArchivedGroups(staff, asked.get('before'))])
  const missing = asked.get('missing') !== null
  const list = {
    page: headOf(args, { title: t('title'), description: t('description') }),
    frame: frameOf(args, staff),
    orgId: staff.organization.id,
    manages: staff.may('manage-students'),
    /** True after a redirect from the address of a missing group (`noGroup`). */
    missing,
    groups: groups.map(({ firstName, lastName, ...group }) => ({
      ...group,
      mentor: [lastName, firstName].filter(Boolean).join(' ') || null,
    })),
    archived: archived?.groups.map(({ archivedAt, ...group }) => ({
      ...group,
      archivedOn: dateText(archivedAt.toISOString(), language),
    })),
    older: archived?.next ?? null,
  }
  return data(list, { status: missing || !archived ? 404 : 200 })
}

export type Groups = ReturnType<typeof useLoaderData<typeof loader>>

export default function GroupsPage() {
  const { frame, orgId, manages, missing, groups, archived = [], older } = useLoaderData<typeof loader>()
  const { t } = useTranslation('groups')
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current="groups" />
        {missing ? (
          <OpenDialog id="missing" title={t('missing')} close={t('missingClose')}>
            {t('missingText')}
          </OpenDialog>
        ) : null}
        <PageTitle title={t('title')} lead={t('lead', { count: groups.length })} />
        {manages ? (
          <Row>
            <ButtonLink to={adminPathOf('newGroup', { orgId })} kind={groups.length === 0 ? undefined : 'second'}>
              {t('new')}
            </ButtonLink>
          </Row>
        ) : null}
        {groups.length === 0 ? (
          <EmptyState title={t(manages ? 'none' : 'noneOfYours')}>
            {t(manages ? 'noneText' : 'noneOfYoursText')}
          </EmptyState>
        ) : (
          <OpenGroups groups={groups} orgId={orgId} />
        )}
        <ArchivedGroups groups={archived} orgId={orgId} older={older} />
      </Stack>
    </Sheet>
  )
}
