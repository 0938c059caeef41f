import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { siteAddress } from '#app/access/site-address.server.ts'
import { showSlipOnce } from '#app/domain/organizations/slip-sheets.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { type SlipText, slipTexts } from '#app/wording/schools/slip-texts.server.ts'
import { frameOf } from '../frame.server.ts'
import { SlipSheet } from '../slips/slip-sheet.tsx'
import { changeableMember } from './changeable-member.server.ts'

export const handle = { i18n: 'students', failure: { load: 'member', act: 'password' } }
export const meta = pageMeta
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export async function loader(args: LoaderFunctionArgs) {
  const { staff, member } = await changeableMember(args)
  const { t } = reading(args, 'students')
  return {
    page: headOf(args, { title: t('password.title'), description: t('member.description') }),
    frame: frameOf(args, staff),
    orgId: staff.organization.id,
    memberId: member.id,
    name: `${member.profile.lastName} ${member.profile.firstName}`,
    may: member.may.password,
    own: member.own,
  }
}

export async function action(args: ActionFunctionArgs) {
  const { staff, member } = await changeableMember(args)
  const given = await showSlipOnce(staff, member.id)
  if (given === null) throw problem(args, 404)
  return typeof given === 'string'
    ? data({ slips: [] }, { status: 400 })
    : data({ slips: slipTexts(given, siteAddress('/')) })
}

export default function NewMemberPasswordPage() {
  const { frame, orgId, memberId, name, may, own } = useLoaderData<typeof loader>()
  const slips = useActionData<{ slips?: SlipText[] }>()?.slips ?? []
  const { t } = useTranslation('students')
  const back = (
    <QuietLink to={adminPathOf('member', { orgId, memberId })} back>
      {t('password.back')}
    </QuietLink>
  )
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('password.title')} lead={<bdi>{name}</bdi>} />
        {slips.length > 0 ? (
          <>
            <Alert tone="good" title={t('password.given')}>
              {t('password.givenText')}
            </Alert>
            <SlipSheet slips={slips} frame={frame} />
            <p>{back}</p>
          </>
        ) : may ? (
          <>
            <ul>
              {([1, 2, 3] as const).map(number => (
                <li key={number}>{t(`act.password.${number}`)}</li>
              ))}
            </ul>
            <Form method="post">
              <Row>
                <Button>{t('password.go')}</Button>
                {back}
              </Row>
            </Form>
          </>
        ) : (
          <Alert tone="info" as="h2" title={t('password.refused')}>
            <p>{t(own ? 'password.own' : 'password.notYours')}</p>
            <p>{back}</p>
          </Alert>
        )}
      </Stack>
    </Sheet>
  )
}
