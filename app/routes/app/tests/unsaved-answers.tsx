import { useEffect, useRef } from 'react'
import type { Step } from '#app/domain/assessments/tests.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useUnsaved } from './steps-ahead.ts'

/** Says when answers did not get through on a bad line, and sends them again. */
export function UnsavedAnswers({ test }: { test: Pick<Step['test'], 'id' | 'attemptId'> }) {
  const { t } = useTranslation('tests')
  const { list, sendAgain } = useUnsaved(test)
  // The line is back: try by ourselves, once.
  const latest = useRef(sendAgain)
  useEffect(() => {
    latest.current = sendAgain
  })
  useEffect(() => {
    const retry = () => latest.current()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  if (list.length === 0) return null
  return (
    <Alert tone="warn" title={t('unsaved.title')}>
      <p>{t('unsaved.text', { numbers: list.map(({ number }) => number).join(', ') })}</p>
      <Button type="button" kind="second" onClick={sendAgain}>
        {t('unsaved.again')}
      </Button>
    </Alert>
  )
}
