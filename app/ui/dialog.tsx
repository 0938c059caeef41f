import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import * as css from './dialog.css.ts'

type DialogProps = { id: string; title: ReactNode; children: ReactNode }

/** A confirmation before something is lost: the heading is the question, the buttons in `children` name the outcome.
 *  Opened by `<DialogButton dialog={id}>` and closed by `<DialogClose dialog={id}>`, both without script. */
export function Dialog({ id, title, children }: DialogProps) {
  return (
    <dialog className={css.dialog} id={id} aria-labelledby={`${id}-title`} {...{ popover: 'auto' }}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </dialog>
  )
}

type Opener = { dialog: string; kind?: 'main' | 'second' | 'risk'; small?: boolean; children: ReactNode }

export function DialogButton({ dialog, kind = 'second', ...rest }: Opener) {
  return <Button type="button" kind={kind} {...commands(dialog, 'show-modal', 'show')} {...rest} />
}

/** The safe choice, so it gets the focus when the dialog opens. */
export function DialogClose({ dialog, kind = 'second', ...rest }: Opener) {
  return <Button type="button" kind={kind} {...commands(dialog, 'close', 'hide')} {...{ autoFocus: true }} {...rest} />
}

/** Browsers that support `command` open a modal dialog and ignore the other attributes; older ones open a popover. */
function commands(dialog: string, command: 'show-modal' | 'close', action: 'show' | 'hide') {
  return { commandfor: dialog, command, popovertarget: dialog, popovertargetaction: action }
}

type OpenDialogProps = DialogProps & { close: string }

/** A dialog that is open when the page loads, for something the visitor must know. Without script it is part of the
 *  page and has a button to close it; with script it is modal. */
export function OpenDialog({ id, title, close, children }: OpenDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    ref.current?.close()
    ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} className={`${css.dialog} ${css.standing}`} id={id} aria-labelledby={`${id}-title`} open>
      <h2 id={`${id}-title`}>{title}</h2>
      {typeof children === 'string' ? <p>{children}</p> : children}
      <form method="dialog">
        <Button kind="second">{close}</Button>
      </form>
    </dialog>
  )
}
