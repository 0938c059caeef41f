import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { deletionDay, findObstacle, requestDeletion } from '#app/privacy/account-deletion.server.ts'
import { deletionSchema } from '#app/privacy/privacy.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { CurrentPasswordField } from '../../auth/credential-fields.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['data', 'settings', 'fields'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'data')
  const day = viewer.deletionAt ?? deletionDay(new Date())
  return {
    page: headOf(args, { title: t('close.title'), description: t('close.description') }),
    constraint: constraintOf(deletionSchema),
    obstacle: await findObstacle(viewer.id),
    date: dateText(day.toISOString(), language) ?? '',
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, deletionSchema)
  if (form.refused) return form.refused

  const outcome = await requestDeletion(viewer, form.value.password)
  if (outcome === 'wrongPassword' || outcome === 'tooOften') return form.refuse({ password: outcome })
  if (outcome !== 'closing') return form.refuse({ '': outcome })
  return redirectWithToast(pathOf('myData'), 'account-deletion')
}

export default function CloseAccountPage() {
  const { constraint, obstacle, date } = useLoaderData<typeof loader>()
  const { t } = useTranslation('data')
  const form = useForm({ constraint, message: useFieldMessage('data') })
  return (
    <SettingsPage
      current="myData"
      title={t('close.title')}
      lead={obstacle ? null : t('close.lead')}
      errors={form.errors}
    >
      {obstacle ? (
        <Alert tone="info" id="form" as="h2" title={t(`obstacle.${obstacle}`)}>
          <p>{t(`obstacle.${obstacle}Text`)}</p>
          <p>
            <QuietLink to={pathOf('myData')} back>
              {t('obstacle.back')}
            </QuietLink>
          </p>
        </Alert>
      ) : (
        <Form method="post" id="form">
          <Stack gap="l">
            <Text as="ul">
              {([1, 2, 3, 4, 5] as const).map(number => (
                <li key={number}>{t(`close.${number}`, { date })}</li>
              ))}
            </Text>
            <Text>
              <p>{t('close.export')}</p>
              <QuietLink to={`${pathOf('myData')}#export`}>{t('export.submit')}</QuietLink>
            </Text>
            <Text as="div">
              <CurrentPasswordField form={form} name="password" />
            </Text>
            <Checkbox {...form.box('understood')} label={t('close.understood')} />
            <Row>
              <Button kind="risk">{t('close.title')}</Button>
              <QuietLink to={pathOf('myData')}>{t('close.cancel')}</QuietLink>
            </Row>
          </Stack>
        </Form>
      )}
    </SettingsPage>
  )
}
