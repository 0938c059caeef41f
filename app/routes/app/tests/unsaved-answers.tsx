import { useEffect, useRef } from 'react'
import type { Step } from '#app/domain/assessments/tests.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useUnsaved } from './steps-ahead.ts'

const RETRY_MS = 10_000

/** Notice that answers were not saved, which also sends them again. */
export function UnsavedAnswers({ test }: { test: Pick<Step['test'], 'id' | 'attemptId'> }) {
  const { t } = useTranslation('tests')
  const { list, sendAgain } = useUnsaved(test)
  // Devices often do not report that the connection is back, so sending is also retried at intervals.
  const latest = useRef(sendAgain)
  useEffect(() => {
    latest.current = sendAgain
  })
  const isWaiting = list.length > 0
  useEffect(() => {
    const retry = () => latest.current()
    window.addEventListener('online', retry)
    if (!isWaiting) return () => window.removeEventListener('online', retry)
    const timer = setInterval(retry, RETRY_MS)
    return () => {
      window.removeEventListener('online', retry)
      clearInterval(timer)
    }
  }, [isWaiting])
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
