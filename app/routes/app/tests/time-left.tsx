import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { hasSentAll } from './steps-ahead.ts'

const MINUTE = 60_000
/** Step of the countdown in the last minute; changing seconds would distract. */
const STEP = 10_000
const SPOKEN = [5 * MINUTE, MINUTE]

/** End of each attempt's time by this device's clock, from the first response of the server. Kept between questions. */
const ends = new Map<string, number>()
/** Attempts whose selected answer was submitted at the end of the time, so that this happens only once. */
const sent = new Set<string>()

type Props = { test: { id: string; attemptId: string }; time: { left: number; until: string } }

/** Shows the time left and its end: static without script, a countdown with it. At the end the selected answer is
 *  submitted and the results open, unless answers are still unsaved. */
export function TimeLeft({ test, time }: Props) {
  const { t } = useTranslation('tests')
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const [left, setLeft] = useState(() => shown(ends.has(test.attemptId) ? leftOf(test.attemptId) : time.left))
  const [spoken, setSpoken] = useState('')
  const results = pathOf('results', { testId: test.id })

  const { attemptId } = test
  const timeLeft = time.left
  const latest = useRef({ t, until: time.until, goOn: () => navigate(results) })
  useEffect(() => {
    latest.current = { t, until: time.until, goOn: () => navigate(results) }
  })

  // Once per attempt: the clock continues between questions.
  useEffect(() => {
    if (!ends.has(attemptId)) ends.set(attemptId, Date.now() + timeLeft)
    let before = leftOf(attemptId)
    let going: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const now = leftOf(attemptId)
      setLeft(shown(now))
      const crossed = SPOKEN.find(moment => before > moment && now <= moment)
      const { t, until, goOn } = latest.current
      if (crossed) setSpoken(t('time.minutes', { count: crossed / MINUTE, until }))
      before = now
      if (now > 0) return
      clearInterval(timer)
      setSpoken(t('time.over'))
      const form = place.current?.parentElement?.querySelector('form')
      if (form?.querySelector(':checked') && !sent.has(attemptId)) form.requestSubmit()
      sent.add(attemptId)
      going = setTimeout(() => void hasSentAll().then(all => all && goOn()), STEP / 10)
    }
    const timer = setInterval(look, STEP / 10)
    look()
    return () => {
      clearInterval(timer)
      clearTimeout(going)
    }
  }, [attemptId, timeLeft])

  const minutes = left > MINUTE
  return (
    <div ref={place}>
      <Row>
        <strong>
          {left === 0
            ? t('time.over')
            : t(minutes ? 'time.minutes' : 'time.seconds', {
                count: left / (minutes ? MINUTE : 1000),
                until: time.until,
              })}
        </strong>
        {left === 0 ? <QuietLink to={results}>{t('time.results')}</QuietLink> : null}
      </Row>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}

function leftOf(attemptId: string) {
  return (ends.get(attemptId) ?? 0) - Date.now()
}

/** Rounds the time left up, in milliseconds: to minutes, in the last minute to ten seconds. */
function shown(left: number) {
  const step = left > MINUTE ? MINUTE : STEP
  return Math.max(0, Math.ceil(left / step) * step)
}
