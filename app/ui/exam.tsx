import type { ReactNode } from 'react'
import * as css from './exam.css.ts'
import { Progress } from './progress.tsx'

type ExamProps = {
  /** Title of the test. */
  title: string
  /** Position, such as question 3 of 48. */
  place: string
  /** Link that leaves the test. */
  leave: ReactNode
  progress: { value: number; max: number; label: string }
  children: ReactNode
}

/** Shows one question of a test at a time, with the progress and a link to leave. */
export function Exam({ title, place, leave, progress, children }: ExamProps) {
  return (
    <div className={css.exam}>
      <div className={css.top}>
        <div className={css.line}>
          <p className={css.title}>
            <strong>{place}</strong>
            <br />
            {title}
          </p>
          {leave}
        </div>
        <Progress {...progress} />
      </div>
      {children}
    </div>
  )
}
