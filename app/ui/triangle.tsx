import { triangle } from './button.css.ts'

/** The small arrow of links that lead forward or back. */
export function Triangle({ back = false }: { back?: boolean }) {
  return (
    <svg className={triangle} viewBox="0 0 8 12" aria-hidden="true">
      <path d={back ? 'M8 0L0 6l8 6z' : 'M0 0l8 6-8 6z'} />
    </svg>
  )
}
