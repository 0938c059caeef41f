import type { ElementType, ReactNode } from 'react'
import { Needle } from './brand.tsx'
import { QuietLink } from './button.tsx'
import * as css from './card.css.ts'
import { Text } from './layout.tsx'

type CardProps = { as?: ElementType; id?: string; lang?: string; 'aria-labelledby'?: string; children: ReactNode }

/** One of several siblings, separated by a rule and white space instead of a box. */
export function Card({ as: Tag = 'article', ...rest }: CardProps) {
  return <Tag className={css.card} {...rest} />
}

type Titled = { title: ReactNode; as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p'; lang?: string; children: ReactNode }

/** A note beside the content that explains one thing. */
export function Note({ title, as: Heading = 'h2', lang, children }: Titled) {
  return (
    <div className={css.note} lang={lang}>
      <Heading className={css.noteTitle}>{title}</Heading>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  )
}

type LinkListProps = { items: { to: string; label: ReactNode; lang?: string }[] }

/** Links in a column, as in a note, each of touch size and without gaps. */
export function LinkList({ items }: LinkListProps) {
  return (
    <ul className={css.linkList}>
      {items.map(({ to, label, lang }) => (
        <li key={to} lang={lang}>
          <QuietLink to={to}>{label}</QuietLink>
        </li>
      ))}
    </ul>
  )
}

/** Says what will be here, why it is empty, and offers one action. */
export function EmptyState({ title, as: Heading = 'h2', lang, children, action }: Titled & { action?: ReactNode }) {
  return (
    <div className={css.empty} lang={lang}>
      <Needle />
      <Heading>{title}</Heading>
      <Text>{children}</Text>
      {action ? <div>{action}</div> : null}
    </div>
  )
}
