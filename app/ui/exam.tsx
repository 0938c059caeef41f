import type { ReactNode } from 'react'
import * as css from './exam.css.ts'
import { Progress } from './progress.tsx'

type ExamProps = {
  /** Which test this is. */
  title: string
  /** Which question of how many. */
  place: string
  /** The way out. */
  leave: ReactNode
  progress: { value: number; max: number; label: string }
  children: ReactNode
}

/** One question at a time: how far one is, the way out, and the question. */
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
