import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { newSignedTime, isHuman } from '#app/access/honeypot.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { MESSAGE_LENGTH, organizationTypes, partnerSchema } from '#app/domain/organizations/partner.schema.ts'
import { applyAsPartner } from '#app/domain/organizations/partners.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { HoneypotFields } from '#app/forms/honeypot-fields.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, Select, TextArea } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { HowItGoes, Sent } from './partner-notes.tsx'

export const handle = { i18n: ['partners', 'fields'] }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const { t } = reading(args, 'partners')
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    constraint: { ...constraintOf(partnerSchema), message: { maxLength: MESSAGE_LENGTH } },
    types: organizationTypes,
    idempotencyKey: randomUUID(),
    signedTime: newSignedTime(),
    sent: new URL(args.request.url).searchParams.has('sent'),
  }
}

export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const { language } = reading(args, 'partners')
  const posted = args.request.clone()
  const form = await readForm(args, partnerSchema)
  if (form.refused) return form.refused
  if (!(await isHuman(posted))) return form.refuse({ '': 'robot' })

  const outcome = await applyAsPartner(form.value, { address: args.context.address ?? '', language })
  if (outcome === 'tooOften') return form.refuse({ '': 'tooOften' }, 429)
  return redirect(pathOf('partners', null, { sent: 1 }))
}

export default function PartnersPage() {
  const { constraint, types, idempotencyKey, signedTime, sent } = useLoaderData<typeof loader>()
  const { t } = useTranslation('partners')
  const form = useForm({ constraint, defaults: { idempotencyKey }, message: useFieldMessage('partners') })
  if (sent && !form.refused) return <Sent />
  return (
    <FormPage
      form={form}
      title={t('title')}
      lead={t('lead')}
      action={pathOf('partners')}
      id="form"
      hidden={
        <>
          <HoneypotFields signedTime={signedTime} />
          <input type="hidden" name="idempotencyKey" value={form.field('idempotencyKey').defaultValue} />
        </>
      }
      buttons={<Button forward>{t('submit')}</Button>}
      margin={<HowItGoes />}
    >
      <Field {...form.field('organization')} label={t('organization')} autoComplete="organization" />
      <Columns>
        <Select
          {...form.choice('type')}
          label={t('type')}
          placeholder={t('typeChoose')}
          options={types.map(value => ({ value, label: t(`type.${value}`) }))}
        />
        <Field {...form.field('city')} label={t('city')} autoComplete="address-level2" />
      </Columns>
      <Field
        {...form.field('people')}
        label={t('people')}
        hint={t('peopleHint')}
        type="number"
        inputMode="numeric"
        optional
      />
      <Field {...form.field('contactName')} label={t('contactName')} autoComplete="name" />
      <Columns>
        <Field {...form.field('email')} label={t('email')} type="email" autoComplete="email" />
        <Field {...form.field('phone')} label={t('phone')} type="tel" autoComplete="tel" optional />
      </Columns>
      <TextArea {...form.field('message')} label={t('message')} hint={t('messageHint')} rows={6} optional />
    </FormPage>
  )
}
