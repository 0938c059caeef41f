import { Form as RemixForm, type FormProps } from '@remix-run/react'
import { forwardRef } from 'react'
import { plainPath } from './plain-path.ts'

/** Remix's form, without route discovery: browsers get the routes of their whole area at once. On the server it is
 *  rendered as a plain form, because Remix's one calls the router about ten times for data that only submitting needs. */
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

/** Props of the router that must not reach the element. */
const notOfForms = {
  discover: undefined,
  fetcherKey: undefined,
  navigate: undefined,
  preventScrollReset: undefined,
  reloadDocument: undefined,
  replace: undefined,
}
