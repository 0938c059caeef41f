import type { ReactNode } from 'react'
import { Row, Stack } from './layout.tsx'
import { Lead, Small } from './prose.tsx'

type PageTitleProps = { title: ReactNode; lead?: ReactNode; meta?: ReactNode; end?: ReactNode; lang?: string }

/** The page's only `h1`, a lead and the date of its content; `end` holds actions for the whole page. */
export function PageTitle({ title, lead, meta, end, lang }: PageTitleProps) {
  const heading = <h1 lang={lang}>{title}</h1>
  return (
    <Stack>
      {end ? (
        <Row between>
          {heading}
          <Row>{end}</Row>
        </Row>
      ) : (
        heading
      )}
      {lead ? <Lead lang={lang}>{lead}</Lead> : null}
      {meta ? <Small>{meta}</Small> : null}
    </Stack>
  )
}
