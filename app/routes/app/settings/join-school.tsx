import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { joinSchema } from '#app/domain/organizations/counsel.schema.ts'
import { askToJoin } from '#app/domain/organizations/join.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { AskedWith } from '#app/ui/asked-with.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Checkbox, Field } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Row } from '#app/ui/layout.tsx'
import { CurrentPasswordField } from '../../auth/credential-fields.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['mySchool', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.onboarded(args)
  const { t } = reading(args, 'mySchool')
  return {
    page: headOf(args, { title: t('join'), description: t('join.lead') }),
    constraint: constraintOf(joinSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, joinSchema)
  if (form.refused) return form.refused

  const { code, passwordHelp, password } = form.value
  const outcome = await askToJoin(viewer, code, { passwordHelp: passwordHelp === 'on', password })
  if (outcome === 'wrongPassword' || outcome === 'tooOften') return form.refuse({ password: outcome })
  if (outcome === 'codesOften') return form.refuse({ code: outcome })
  if (outcome === 'unknown') return form.refuse({ code: 'codeUnknown' })
  if (outcome === 'there') return form.refuse({ code: 'alreadyThere' })
  return redirectWithToast(pathOf('mySchool'), 'saved')
}

export default function JoinSchoolPage() {
  const { constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mySchool')
  const form = useForm({ constraint, message: useFieldMessage('mySchool') })
  return (
    <SettingsPage current="mySchool" title={t('join')} lead={t('join.lead')} errors={form.errors}>
      <Form method="post">
        <Fields>
          <Field {...form.field('code')} label={t('join.code')} hint={t('join.codeHint')} autoComplete="off" />
          <AskedWith box={<Checkbox {...form.box('passwordHelp')} label={t('join.help')} hint={t('join.helpHint')} />}>
            <CurrentPasswordField form={form} name="password" hint={t('join.passwordHint')} optional />
          </AskedWith>
          <Row>
            <Button>{t('join.send')}</Button>
            <QuietLink to={pathOf('mySchool')}>{t('cancel')}</QuietLink>
          </Row>
        </Fields>
      </Form>
    </SettingsPage>
  )
}
