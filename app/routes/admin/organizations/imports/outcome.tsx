import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import type { ShownImport } from './show.tsx'

/** Next steps after an import: print the slips with the passwords, or undo the import within 24 hours. */
export function Outcome({ shown: { at, state, texts, may, mayUndo, created } }: { shown: ShownImport }) {
  const { t } = useTranslation('imports')
  if (state !== 'DONE') return null
  return (
    <Stack as="section" aria-labelledby="next">
      <h2 id="next">{t('nextTitle')}</h2>
      {created ? <Text>{t('slipsText')}</Text> : null}
      <Row>
        {created && may ? (
          <ButtonLink reload forward to={adminPathOf('slips', at, { import: at.importId })}>
            {t('slips')}
          </ButtonLink>
        ) : null}
      </Row>
      {may && mayUndo ? (
        <Stack gap="s">
          <Text>{t('undoText', { moment: texts.undoUntil ?? '' })}</Text>
          <div>
            <DialogButton dialog="undo">{t('undo')}</DialogButton>
          </div>
          <Dialog id="undo" title={t('undoTitle')}>
            <p>{t('undoMeans')}</p>
            <Form method="post" action={adminPathOf('undoImport', at)}>
              <Row>
                <DialogClose dialog="undo">{t('undoNot')}</DialogClose>
                <Button kind="risk">{t('undo')}</Button>
              </Row>
            </Form>
          </Dialog>
        </Stack>
      ) : null}
    </Stack>
  )
}
