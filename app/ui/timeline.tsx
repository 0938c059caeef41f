import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import * as css from './timeline.css.ts'

/** Stages in a column on a vertical scale bar. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={css.timeline}>{children}</ol>
}

type TimelineStageProps = {
  state: keyof typeof css.stages
  when: string
  name: ReactNode
  id: string
  children: ReactNode
}

/** A stage of a `Timeline`: time, name and content. */
export function TimelineStage({ state, when, name, id, children }: TimelineStageProps) {
  return (
    <li className={css.stages[state]} id={id} aria-current={state === 'now' ? 'step' : undefined}>
      {state === 'now' ? <NowNeedle /> : null}
      <Stack gap="s">
        <div>
          <p className={css.when}>{when}</p>
          <h3 className={css.name}>{name}</h3>
        </div>
        {children}
      </Stack>
    </li>
  )
}

function NowNeedle() {
  return (
    <svg className={css.needle} width="20" height="18" viewBox="-1 -9 20 18" aria-hidden="true">
      <path d="M0-8l14 8-14 8z" fill="var(--c-here)" stroke="var(--c-ink)" strokeWidth="1.4" />
    </svg>
  )
}

export function Tasks({ children }: { children: ReactNode }) {
  return <ul className={css.tasks}>{children}</ul>
}

type TaskRowProps = {
  id: string
  /** The mark, or plain text where nothing can be marked. */
  mark: ReactNode
  due: string
  state: keyof typeof css.dues
  children?: ReactNode
}

/** A task, its due date and details. */
export function TaskRow({ id, mark, due, state, children }: TaskRowProps) {
  return (
    <li className={css.task} id={id}>
      {mark}
      <span className={css.dues[state]}>{due}</span>
      {children ? <div className={css.more}>{children}</div> : null}
    </li>
  )
}

/** A task's state where it can no longer be changed. */
export function Marked({ done, children }: Omit<MarkProps, 'name'>) {
  return (
    <span className={done ? `${css.marked} ${css.ticked}` : css.marked}>
      <span>{children}</span>
    </span>
  )
}

type MarkProps = { name: string; done: boolean; children: ReactNode }

/** The button that marks a task as done or open. It submits the wanted state, so pressing it twice is safe. */
export function Mark({ name, done, children }: MarkProps) {
  return (
    <button className={css.mark} type="submit" name={name} value={done ? 'open' : 'done'} aria-pressed={done}>
      <span>{children}</span>
    </button>
  )
}
