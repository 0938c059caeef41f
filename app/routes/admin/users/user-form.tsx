import type { ReactNode } from 'react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import type { Constraint } from '#app/forms/form-state.ts'
import { type PageForm, useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'

type Props = {
  form: PageForm
  userId: string
  name: string
  title: string
  /** Current state, or consequences of the change. */
  text: ReactNode
  hidden?: ReactNode
  /** Label of the button; "Save" by default. */
  does?: string
  children: ReactNode
}

export function useUserForm(constraint: Record<string, Constraint>, defaults?: Record<string, string | null>) {
  return useForm({ constraint, defaults, message: useFieldMessage('users') })
}

/** Form for one change of a user's account. */
export function UserForm({ form, userId, name, title, text, hidden, does, children }: Props) {
  const { t } = useTranslation('users')
  return (
    <FormPage
      form={form}
      title={title}
      lead={<bdi>{name}</bdi>}
      notice={<p>{text}</p>}
      hidden={hidden}
      buttons={
        <>
          <Button>{does ?? t('save')}</Button>
          <QuietLink to={adminPathOf('user', { userId })}>{t('cancel')}</QuietLink>
        </>
      }
    >
      {children}
    </FormPage>
  )
}

/** The viewer's own password. Required where an unattended computer could be used to harm another user. */
export function OwnPassword({ form }: { form: PageForm }) {
  const { t } = useTranslation('users')
  return (
    <Field
      {...form.field('password')}
      type="password"
      label={t('ownPassword')}
      hint={t('ownPasswordHint')}
      autoComplete="current-password"
    />
  )
}
