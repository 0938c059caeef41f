import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Asking } from '#app/ui/layout.tsx'

/** The search of the whole site. */
export function Searching() {
  const { t } = useTranslation('feed')
  return (
    <Form method="get" action={pathOf('search')} role="search">
      <Asking end={<Button kind="second">{t('find.go')}</Button>}>
        <Field id="find" name="q" type="search" label={t('find')} />
      </Asking>
    </Form>
  )
}
