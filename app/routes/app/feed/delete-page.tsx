import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = { title: string; text: string; submit: string; back: string; children: ReactNode }

/** Confirmation page that shows the content once more before it is deleted. */
export function DeletePage({ title, text, submit, back, children }: Props) {
  const { t } = useTranslation('compose')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={title} lead={text} />
        {children}
        <Form method="post">
          <Row>
            <Button kind="risk">{submit}</Button>
            <ButtonLink to={back} kind="second">
              {t('delete.keep')}
            </ButtonLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
