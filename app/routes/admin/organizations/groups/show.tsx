import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { moveSchema } from '#app/domain/organizations/group.schema.ts'
import { findGroup, findPupilsOf, listGroups, listPupilsOf } from '#app/domain/organizations/groups.server.ts'
import { changeMembers } from '#app/domain/organizations/members.server.ts'
import { readForm } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { noGroup } from './no-group.server.ts'
import { Pupils } from './pupils.tsx'

export const handle = { i18n: ['groups', 'fields'], failure: { load: 'groups' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const { t, language } = reading(args, 'groups')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group) throw noGroup(staff)
  const manages = staff.may('manage-students')
  const [{ pupils, count }, groups] = await Promise.all([
    listPupilsOf(staff, group.id),
    manages ? listGroups(staff) : [],
  ])
  const { firstName, lastName } = group.mentor?.profile ?? {}
  const { id, code, version, archivedAt } = group
  return {
    page: headOf(args, { title: t('groupTitle', { code }), description: t('description') }),
    frame: frameOf(args, staff),
    orgId: staff.organization.id,
    manages,
    group: { id, code, version, archivedOn: dateText(archivedAt?.toISOString() ?? null, language) },
    mentor: [lastName, firstName].filter(Boolean).join(' ') || null,
    pupils,
    count,
    others: groups.filter(other => other.id !== id).map(other => ({ id: other.id, code: other.code })),
  }
}

/** Moves the selected pupils to another group. */
export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const group = await findGroup(staff, args.params.groupId ?? '')
  if (!group) throw noGroup(staff)
  const form = await readForm(args, moveSchema)
  if (form.refused) return form.refused
  const chosen = await findPupilsOf(staff, group.id, form.value.memberIds)
  const { refused } = await changeMembers(staff, chosen, { groupId: form.value.groupId })
  if (refused.some(({ because }) => because === 'unknown-group')) return form.refuse({ groupId: 'groupUnknown' })
  const here = adminPathOf('group', { orgId: staff.organization.id, groupId: group.id })
  return redirectWithToast(here, 'saved')
}

export type ShownGroup = ReturnType<typeof useLoaderData<typeof loader>>

export default function GroupPage() {
  const shown = useLoaderData<typeof loader>()
  const { frame, orgId, manages, group, mentor, pupils, count } = shown
  const { t } = useTranslation('groups')
  const here = { orgId, groupId: group.id }
  const facts = [mentor ? t('mentorIs', { name: mentor }) : t('noMentor'), t('pupilCount', { count })]
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current="groups" />
        <PageTitle
          title={t('groupTitle', { code: group.code })}
          lead={group.archivedOn ? t('archivedSince', { date: group.archivedOn }) : facts.join('. ')}
        />
        {group.archivedOn ? null : (
          <Row>
            <ButtonLink forward to={adminPathOf('glance', here)}>
              {t('glance')}
            </ButtonLink>
            <QuietLink to={adminPathOf('orgAnalytics', { orgId }, { group: group.id })}>{t('figures')}</QuietLink>
          </Row>
        )}
        {manages ? (
          <Row>
            {group.archivedOn ? (
              <ButtonLink to={adminPathOf('archiveGroup', here)} kind="second">
                {t('reopen')}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to={adminPathOf('editGroup', here)} kind="second">
                  {t('edit')}
                </ButtonLink>
                <QuietLink to={adminPathOf('moveUpGroup', here)}>{t('moveUp')}</QuietLink>
                <QuietLink to={adminPathOf('archiveGroup', here)}>{t('archive')}</QuietLink>
              </>
            )}
          </Row>
        ) : null}
        {pupils.length < count ? (
          <Text as="p">
            {t('pupilsFirst', { shown: pupils.length, all: count })}{' '}
            <Link to={adminPathOf('students', { orgId }, { group: group.id })}>{t('pupilsAll')}</Link>
          </Text>
        ) : null}
        {pupils.length === 0 ? (
          <EmptyState title={t('noPupils')}>{t('noPupilsText')}</EmptyState>
        ) : (
          <Pupils {...shown} />
        )}
      </Stack>
    </Sheet>
  )
}
