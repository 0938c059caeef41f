import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/field.tsx'
import { Asking, Row } from '#app/ui/layout.tsx'
import type { LoadedSlips } from './show.tsx'

export function ChooseGroup({ orgId, groups, group }: LoadedSlips) {
  const { t } = useTranslation('students')
  return (
    <Form method="get" action={adminPathOf('slips', { orgId })} key={group}>
      <Asking end={<Button kind="second">{t('show')}</Button>}>
        <Select
          id="group"
          name="group"
          label={t('group')}
          placeholder={t('any')}
          defaultValue={group ?? ''}
          options={groups.map(({ id, code }) => ({ value: id, label: code }))}
        />
      </Asking>
    </Form>
  )
}

/** Button that revokes the shown slips after a confirmation. */
export function RevokeSlips({ count }: { count: number }) {
  const { t } = useTranslation('students')
  return (
    <>
      <DialogButton dialog="revoke">{t('slips.revoke', { count })}</DialogButton>
      <Dialog id="revoke" title={t('slips.revokeTitle', { count })}>
        <p>{t('slips.revokeText')}</p>
        <Form method="post">
          <Row>
            <DialogClose dialog="revoke">{t('cancel')}</DialogClose>
            <Button kind="risk">{t('slips.revoke', { count })}</Button>
          </Row>
        </Form>
      </Dialog>
    </>
  )
}
