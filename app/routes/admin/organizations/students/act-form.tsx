import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Text } from '#app/ui/layout.tsx'
import { StatusFields } from '../status-fields.tsx'
import type { LoadedAct } from './act.tsx'

/** Form of a bulk action: the pupils concerned, its fields and its consequences. */
export function ActForm({ loaded }: { loaded: LoadedAct }) {
  const { orgId, act, constraint, count, names, idempotencyKey } = loaded
  const { t } = useTranslation('students')
  const form = useForm({ constraint, message: useFieldMessage('students') })
  const others = count - names.length
  return (
    <FormPage
      form={form}
      title={t(`act.${act}.title`, { count })}
      notice={
        <Text as="div">
          <p>
            {names.join(', ')}
            {others > 0 ? ` ${t('others', { count: others })}` : null}
          </p>
        </Text>
      }
      hidden={act === 'password' ? <IdempotencyKeyField id={idempotencyKey} /> : null}
      buttons={
        <>
          <Button kind={act === 'remove' ? 'risk' : 'main'}>{t(`act.${act}.submit`, { count })}</Button>
          <QuietLink to={adminPathOf('students', { orgId })}>{t('cancel')}</QuietLink>
        </>
      }
    >
      <Asked loaded={loaded} form={form} />
    </FormPage>
  )
}

function Asked({ loaded: { act, groups }, form }: { loaded: LoadedAct; form: PageForm }) {
  const { t } = useTranslation('students')
  if (act === 'group') {
    return (
      <Select
        {...form.choice('groupId')}
        label={t('toGroup')}
        hint={groups.length === 0 ? t('toGroup.none') : undefined}
        placeholder={t('choose.one')}
        options={groups.map(({ id, code }) => ({ value: id, label: code }))}
      />
    )
  }
  if (act === 'status') return <StatusFields form={form} />
  return (
    <Alert tone={act === 'remove' ? 'warn' : 'info'} as="h2" title={t(`act.${act}.means`)}>
      <ul>
        {([1, 2, 3] as const).map(number => (
          <li key={number}>{t(`act.${act}.${number}`)}</li>
        ))}
      </ul>
    </Alert>
  )
}
