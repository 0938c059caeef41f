import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { asFeature } from '#app/domain/switches/features.server.ts'
import { switchSchema } from '#app/domain/switches/switch.schema.ts'
import { changeSwitch, findSwitchForm } from '#app/domain/switches/switches.server.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { LocalizedFields } from '#app/forms/localized-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { conflictWords } from './conflict-words.server.ts'

export const handle = { i18n: ['switches', 'versions', 'fields'], failure: { act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superAdmin(args)
  const feature = asFeature(args.params.feature)
  if (!feature) throw problem(args, 404)
  const { t } = reading(args, 'switches')
  const { version, values } = await findSwitchForm(feature)
  return {
    page: headOf(args, { title: t(`part.${feature}`), description: t('description') }),
    ...{ feature, kept: { version, values } },
    constraint: constraintOf(switchSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superAdmin(args)
  const feature = asFeature(args.params.feature)
  if (!feature) throw problem(args, 404)
  const kept = await findSwitchForm(feature)
  const form = await readVersioned(args, switchSchema, kept)
  if (form.refused) return form.refused
  if (form.conflict) return conflictAnswer(args, form.conflict, conflictWords(args, kept))

  const { version } = kept
  const outcome = await changeSwitch(viewer, feature, form.value, { version, declined: form.declined })
  const now = outcome === 'conflict' ? await findSwitchForm(feature) : null
  const raced = now && form.raced(now)
  if (raced) return conflictAnswer(args, raced, conflictWords(args, now))
  return redirectWithToast(adminPathOf('switches'), 'saved')
}

export default function EditSwitchPage() {
  const { feature, kept, constraint } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('switches')
  const form = useForm({
    constraint,
    defaults: { ...kept.values, ...versionDefaults(kept) },
    message: useFieldMessage('switches'),
  })
  if (conflict) return <ConflictPage conflict={conflict} leave={adminPathOf('switch', { feature })} />
  return (
    <FormPage
      form={form}
      title={t(`part.${feature}`)}
      lead={t(`what.${feature}`)}
      wide
      hidden={<KeptVersion form={form} />}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={adminPathOf('switches')}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <RadioGroup
        {...form.choice('on')}
        legend={t('on')}
        hint={t('onHint')}
        options={(['on', 'off'] as const).map(value => ({ value, label: t(`on.${value}`) }))}
      />
      <LocalizedFields form={form} name="reason" label={t('reason')} hint={t('reasonHint')} rows={4} optional />
    </FormPage>
  )
}
