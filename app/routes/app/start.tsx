import type { ReactNode } from 'react'
import { Answer } from '#app/ui/answer.tsx'
import { Brief } from '#app/ui/brief.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { Row } from '#app/ui/layout.tsx'
import { WholeWay } from '#app/ui/whole-way.tsx'
import type { StartTexts } from '#app/wording/way/start-texts.server.ts'

type Props = {
  heading: string
  label: string
  start: StartTexts
  /** Further links, next to the main button. */
  children?: ReactNode
}

/** Greeting, position on the whole way, and the next step. Reduced to one line on phones, so that the content below is
 *  on the first screen. */
export function Start({ heading, label, start: { stops, next }, children }: Props) {
  return (
    <Answer labelledBy="start">
      <h1 id="start">{heading}</h1>
      <WholeWay label={label} stops={stops} />
      <Brief
        line={
          <CachedItems of={['next', next]}>
            <QuietLink to={next.to} forward>
              {next.title}
            </QuietLink>
          </CachedItems>
        }
      >
        <h2>{next.title}</h2>
        <p>{next.text}</p>
        <Row>
          <CachedItems of={['next, at length', next]}>
            <ButtonLink to={next.to} forward>
              {next.go}
            </ButtonLink>
          </CachedItems>
          {children}
        </Row>
      </Brief>
    </Answer>
  )
}
