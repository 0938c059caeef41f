import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose } from '#app/ui/dialog.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { eraseWaiting, sendWaiting, type Waiting } from './waiting-answers.ts'

type LeavingProps = { onLeave: () => void; onStay: () => void }

/** Sends the answers that wait on the device, then signs out; asks first when some could not be sent. */
export function Leaving({ onLeave, onStay }: LeavingProps) {
  const { t } = useTranslation('leave')
  const id = useId()
  const begun = useRef(false)
  const [left, setLeft] = useState<Waiting[]>([])
  const send = async () => {
    const unsent = await sendWaiting()
    setLeft(unsent)
    if (unsent.length === 0) onLeave()
  }
  useEffect(() => {
    if (!begun.current) void send()
    begun.current = true
  })
  useEffect(() => {
    const dialog = document.getElementById(id) as HTMLDialogElement | null
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    dialog.addEventListener('close', onStay)
    return () => dialog.removeEventListener('close', onStay)
  }, [id, left, onStay])
  const erase = () => {
    eraseWaiting()
    onLeave()
  }
  if (left.length === 0) return null
  return (
    <Dialog id={id} title={t('title')}>
      <Stack>
        <p>{t('text', { numbers: left.map(({ number }) => number).join(', ') })}</p>
        <Row>
          <Button type="button" onClick={() => void send()}>
            {t('send')}
          </Button>
          <Button type="button" kind="risk" onClick={erase}>
            {t('erase')}
          </Button>
          <DialogClose dialog={id}>{t('stay')}</DialogClose>
        </Row>
      </Stack>
    </Dialog>
  )
}
