import type { ReactNode } from 'react'
import { Stack } from './layout.tsx'
import * as css from './timeline.css.ts'

/** Stages of a way, one under another, on a scale bar stood on end. */
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

/** One of them: when, what it is called, and whatever is said of it. */
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
  /** The mark, or the words where nothing can be marked. */
  mark: ReactNode
  due: string
  state: keyof typeof css.dues
  children?: ReactNode
}

/** Something to do, by when, and how. */
export function TaskRow({ id, mark, due, state, children }: TaskRowProps) {
  return (
    <li className={css.task} id={id}>
      {mark}
      <span className={css.dues[state]}>{due}</span>
      {children ? <div className={css.more}>{children}</div> : null}
    </li>
  )
}

/** What was marked, or was not, where nothing can be marked any more. */
export function Marked({ done, children }: Omit<MarkProps, 'name'>) {
  return (
    <span className={done ? `${css.marked} ${css.ticked}` : css.marked}>
      <span>{children}</span>
    </span>
  )
}

type MarkProps = { name: string; done: boolean; children: ReactNode }

/** The button that marks something as done, or open again; it says what it wants. */
export function Mark({ name, done, children }: MarkProps) {
  return (
    <button className={css.mark} type="submit" name={name} value={done ? 'open' : 'done'} aria-pressed={done}>
      <span>{children}</span>
    </button>
  )
}
