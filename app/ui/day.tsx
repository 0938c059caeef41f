import * as css from './day.css.ts'

/** The schedule of a working day, with times as `HH:MM` in order. */
export function Day({ hours }: { hours: { at: string; text: string }[] }) {
  return (
    <ol className={css.day}>
      {hours.map(({ at, text }) => (
        <li key={at}>
          <time dateTime={at}>{at.replace(/^0/, '')}</time>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
