import { themeMark } from './switch-form.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A half-shaded disc: switches to the other theme. */
export function ThemeMark({ label }: { label: string }) {
  return (
    <>
      <svg className={themeMark} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M10 2a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
