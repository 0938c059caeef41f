import type { ElementType, ReactNode } from 'react'
import { visuallyHidden } from './visually-hidden.css.ts'

type VisuallyHiddenProps = {
  as?: ElementType
  id?: string
  lang?: string
  'aria-hidden'?: boolean
  children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden} {...rest} />
}
