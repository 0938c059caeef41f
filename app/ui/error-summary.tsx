import type { MouseEvent } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import * as css from './alert.css.ts'
import { useTakeFocus } from './take-focus.ts'

type ErrorSummaryProps = { title?: string; errors: { id: string; message: string }[] }

/** Lists the errors of a form above the page's heading, each as a link to its field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  return props.errors.length > 0 ? <Summary {...props} /> : null
}

function Summary({ title, errors }: ErrorSummaryProps) {
  const { t } = useTranslation('common')
  const focus = useTakeFocus<HTMLDivElement>(errors.map(error => error.id + error.message).join())
  return (
    <div className={css.alert.bad} role="alert" aria-labelledby="error-summary" {...focus}>
      <h2 id="error-summary">{title ?? t('errorSummary.title')}</h2>
      <p>{t('errorSummary.lead', { count: errors.length })}</p>
      <ul className={css.errors}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={event => leadTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Focuses the field without changing the hash. For the router another hash is another page, which would lose the
 *  errors and the input. */
function leadTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  if (field.tabIndex < 0) field.tabIndex = -1
  field.focus()
}
