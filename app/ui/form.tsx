import { Form as RemixForm, type FormProps } from '@remix-run/react'
import { forwardRef } from 'react'
import { plainPath } from './plain-path.ts'

/** Remix's form. Browsers are told of every page of their area at once, so none is to be discovered. While the server renders,
 *  what it comes to is written at once: a form asks the router some ten things that only sending it needs. */
export const Form = forwardRef<HTMLFormElement, FormProps>(function Form(props, ref) {
  const { method = 'get', action, children, ...rest } = props
  const isPlain = (method === 'get' || method === 'post') && action !== undefined && plainPath.test(action)
  if (!import.meta.env.SSR || !isPlain) return <RemixForm discover="none" {...props} ref={ref} />
  return (
    <form method={method} action={action} {...rest} {...notOfForms}>
      {children}
    </form>
  )
})

/** What the router is told and no element has. */
const notOfForms = {
  discover: undefined,
  fetcherKey: undefined,
  navigate: undefined,
  preventScrollReset: undefined,
  reloadDocument: undefined,
  replace: undefined,
}
