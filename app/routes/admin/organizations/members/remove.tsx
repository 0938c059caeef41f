import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import type { MemberRole } from '#app/domain/access/roles.ts'
import { removeFoundMember } from '#app/domain/organizations/member-page.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { pageOfRole } from '../role-pages.ts'
import { changeableMember } from './changeable-member.server.ts'

export const handle = { i18n: 'students', failure: { load: 'member', act: 'delete' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const { staff, member } = await changeableMember(args)
  const { t } = reading(args, 'students')
  return {
    page: headOf(args, { title: t('remove.title'), description: t('member.description') }),
    orgId: staff.organization.id,
    memberId: member.id,
    name: `${member.profile.lastName} ${member.profile.firstName}`,
    refusal: member.own ? ('oneself' as const) : member.lastAdmin ? ('last-admin' as const) : null,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { staff, member } = await changeableMember(args)
  const outcome = await removeFoundMember(staff, member)
  // The page explains why the member cannot be removed.
  if (outcome !== 'done' && outcome !== null) return data(null, { status: 400 })
  const to = adminPathOf(pageOfRole[member.role as MemberRole], { orgId: staff.organization.id })
  return redirectWithToast(to, 'deleted')
}

export default function RemoveMemberPage() {
  const { orgId, memberId, name, refusal } = useLoaderData<typeof loader>()
  const { t } = useTranslation('students')
  const back = <QuietLink to={adminPathOf('member', { orgId, memberId })}>{t('cancel')}</QuietLink>
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('remove.title')} lead={<bdi>{name}</bdi>} />
        {refusal ? (
          <Alert tone="info" title={t(`because.${refusal}`)}>
            <p>{back}</p>
          </Alert>
        ) : (
          <>
            <Alert tone="warn" as="h2" title={t('act.remove.means')}>
              <ul>
                {([1, 2, 3] as const).map(number => (
                  <li key={number}>{t(`act.remove.${number}`)}</li>
                ))}
              </ul>
            </Alert>
            <Form method="post">
              <Row>
                <Button kind="risk">{t('remove.go')}</Button>
                {back}
              </Row>
            </Form>
          </>
        )}
      </Stack>
    </Sheet>
  )
}
