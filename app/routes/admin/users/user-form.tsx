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
  /** What is so now, or what follows. */
  text: ReactNode
  hidden?: ReactNode
  /** What the button says; it saves where nothing else is said. */
  does?: string
  children: ReactNode
}

export function useUserForm(constraint: Record<string, Constraint>, defaults?: Record<string, string | null>) {
  return useForm({ constraint, defaults, message: useFieldMessage('users') })
}

/** One change of somebody's account: whom it is about, what is so now, and the way back. */
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

/** The viewer's own password, where somebody else could be harmed from a computer left open. */
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
