import { useLocation } from '@remix-run/react'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import * as css from './toast.css.ts'

const STAYS_MS = 3000

type ToastProps = {
  /** One sentence and, if need be, one way back. Nothing leaves the live region standing, empty and silent. */
  children?: ReactNode
  kind?: 'good' | 'bad'
  /** Another id shows the same words again. */
  id?: string
  /** It goes when it is dismissed, or its words are taken away. */
  stays?: boolean
}

export function Toast({ children, kind = 'good', id, stays }: ToastProps) {
  return (
    <div className={css.region} role="status">
      {children ? (
        <Message key={id ?? (typeof children === 'string' ? children : undefined)} kind={kind} stays={stays}>
          {children}
        </Message>
      ) : null}
    </div>
  )
}

type MessageProps = Pick<ToastProps, 'children' | 'stays'> & { kind: 'good' | 'bad' }

function Message({ kind, stays = false, children }: MessageProps) {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const [gone, setGone] = useState(false)
  const [held, setHeld] = useState(0)

  useEffect(() => {
    if (gone || stays || held > 0) return
    const timer = setTimeout(() => setGone(true), STAYS_MS)
    return () => clearTimeout(timer)
  }, [gone, stays, held])

  if (gone) return null
  const hold = () => setHeld(count => count + 1)
  const release = () => setHeld(count => Math.max(0, count - 1))
  const pauses = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
  return (
    <div className={kind === 'bad' ? `${css.toast} ${css.bad}` : css.toast} {...pauses}>
      <span className={css.words}>{children}</span>
      {/* Without script the same link asks for the page again, on which the message is no more. */}
      <a className={css.dismiss} href={pathname + search} onClick={event => dismiss(event, () => setGone(true))}>
        {t('toast.dismiss')}
      </a>
    </div>
  )
}

function dismiss(event: MouseEvent, go: () => void) {
  event.preventDefault()
  go()
}
