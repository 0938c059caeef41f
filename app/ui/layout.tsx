import type { AriaRole, ElementType, ReactNode } from 'react'
import * as css from './layout.css.ts'

type Block = {
  as?: ElementType
  id?: string
  lang?: string
  role?: AriaRole
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  children?: ReactNode
}

/** Items in a column. */
export function Stack({ gap = 'm', as: Tag = 'div', ...rest }: Block & { gap?: 's' | 'm' | 'l' | 'xl' }) {
  return <Tag className={css.stack[gap]} {...rest} />
}

/** Items in a row that wraps. */
export function Row({ between = false, as: Tag = 'div', ...rest }: Block & { between?: boolean }) {
  return <Tag className={between ? `${css.row} ${css.between}` : css.row} {...rest} />
}

/** Equal columns, as many as fit with the minimum width `min`: 11, 15 or 20rem. */
export function Columns({ min = 'usual', as: Tag = 'div', ...rest }: Block & { min?: 'narrow' | 'usual' | 'wide' }) {
  return <Tag className={css.columns[min]} {...rest} />
}

/** The fields of a filter, with its button at the end. */
export function Asking({ children, end }: { children: ReactNode; end: ReactNode }) {
  return (
    <div className={css.asking}>
      {children}
      <Row>{end}</Row>
    </div>
  )
}

/** Content with notes beside it. With `asideLabel` the notes are a landmark. */
export function Split({ main, aside, asideLabel }: { main: ReactNode; aside: ReactNode; asideLabel?: string }) {
  const Margin = asideLabel ? 'aside' : 'div'
  return (
    <div className={css.split}>
      <div>{main}</div>
      <Margin aria-label={asideLabel}>
        <Stack gap="l">{aside}</Stack>
      </Margin>
    </div>
  )
}

type LedgerProps = { heading: ReactNode; id: string; as?: 'h1' | 'h2' | 'h3'; lang?: string; children: ReactNode }

/** A section whose heading is in a column of its own. */
export function HeadedSection({ heading, id, as: Heading = 'h2', lang, children }: LedgerProps) {
  return (
    <section className={css.headed} aria-labelledby={id} lang={lang}>
      <Heading className={css.ledgerHeading} id={id}>
        {heading}
      </Heading>
      <div>{children}</div>
    </section>
  )
}

/** The page's width and gutters; `after` adds space below a full-width band. */
export function Sheet({ narrow, after, as: Tag = 'div', ...rest }: Block & { narrow?: boolean; after?: boolean }) {
  const looks = [css.sheet, narrow && css.narrow, after && css.after].filter(Boolean).join(' ')
  return <Tag className={looks} {...rest} />
}

/** Text of at most 66 characters per line: a paragraph for a plain string, otherwise a box for paragraphs. */
export function Text({ as, ...rest }: Block) {
  const Tag = as ?? (typeof rest.children === 'string' ? 'p' : 'div')
  return <Tag className={css.measure} {...rest} />
}

/** A sunken surface, such as for a form; `noPrint` for one without content to read. */
export function Panel({ noPrint = false, as: Tag = 'div', ...rest }: Block & { noPrint?: boolean }) {
  return <Tag className={noPrint ? `${css.panel} ${css.noPrint}` : css.panel} {...rest} />
}

export function Rule() {
  return <hr />
}
