import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { leaveSchema } from '#app/domain/organizations/counsel.schema.ts'
import { leaveOrganization } from '#app/domain/organizations/join.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { askedSchool } from './asked-school.server.ts'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['mySchool', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'mySchool')
  const school = await askedSchool(args, viewer)
  const isRequest = school.status === 'PENDING'
  return {
    page: headOf(args, {
      title: t(isRequest ? 'withdraw.title' : 'leave.title', { school: school.name }),
      description: t('leave.description'),
    }),
    constraint: constraintOf(leaveSchema),
    school: school.name,
    isRequest,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { organizationId } = await askedSchool(args, viewer)
  const form = await readForm(args, leaveSchema)
  if (form.refused) return form.refused

  const outcome = await leaveOrganization(viewer, organizationId)
  if (outcome === null) throw problem(args, 404)
  if (outcome === 'last-admin') return form.refuse({ '': 'lastAdmin' })
  return redirectWithToast(pathOf('mySchool'), 'saved')
}

export default function LeaveSchoolPage() {
  const { constraint, school, isRequest } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mySchool')
  const form = useForm({ constraint, message: useFieldMessage('mySchool') })
  return (
    <SettingsPage
      current="mySchool"
      title={t(isRequest ? 'withdraw.title' : 'leave.title', { school })}
      lead={t(isRequest ? 'withdraw.lead' : 'leave.lead')}
      errors={form.errors}
    >
      <Form method="post" id="form">
        <Stack gap="l">
          {isRequest ? null : (
            <Text as="ul">
              {([1, 2, 3, 4] as const).map(number => (
                <li key={number}>{t(`leave.${number}`)}</li>
              ))}
            </Text>
          )}
          <Checkbox {...form.box('understood')} label={t(isRequest ? 'withdraw.understood' : 'leave.understood')} />
          <Row>
            <Button kind="risk">{t(isRequest ? 'withdraw.submit' : 'leave.submit')}</Button>
            <QuietLink to={pathOf('mySchool')}>{t('stay')}</QuietLink>
          </Row>
        </Stack>
      </Form>
    </SettingsPage>
  )
}
