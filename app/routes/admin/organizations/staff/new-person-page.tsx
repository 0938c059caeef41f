import { useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { IdempotencyKeyField } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { LoginFields, PersonFields } from '../person-fields.tsx'
import type { NewPerson } from './new-person.server.ts'

/** Form for a new teacher, staff member or administrator. */
export function NewPersonPage() {
  const { back, kind, constraint, idempotencyKey } = useLoaderData<NewPerson>()
  const { t, language } = useTranslation('staff')
  const form = useForm({ constraint, defaults: { language }, message: useFieldMessage('staff', 'person') })
  return (
    <FormPage
      form={form}
      title={t(`${kind}.add`)}
      lead={t(`${kind}.addLead`)}
      hidden={<IdempotencyKeyField id={idempotencyKey} />}
      wide
      buttons={
        <>
          <Button>{t('addDo')}</Button>
          <QuietLink to={back}>{t('cancel')}</QuietLink>
        </>
      }
      margin={<Note title={t('addNext')}>{t('addNextText')}</Note>}
    >
      <PersonFields form={form} languageLabel={t('language')} />
      <LoginFields form={form} usernameHint={t('usernameHint')} emailLabel={t('email')} />
    </FormPage>
  )
}
