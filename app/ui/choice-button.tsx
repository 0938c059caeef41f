import type { ButtonHTMLAttributes } from 'react'
import { choice } from './choice-button.css.ts'

/** One of several answers. Pressing it submits the form. */
export function ChoiceButton(native: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'>) {
  return <button className={choice} type="submit" {...native} />
}
