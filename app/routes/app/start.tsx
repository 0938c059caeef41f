import type { ReactNode } from 'react'
import { Answer } from '#app/ui/answer.tsx'
import { Brief } from '#app/ui/brief.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { KeptItems } from '#app/ui/kept.tsx'
import { Row } from '#app/ui/layout.tsx'
import { WholeWay } from '#app/ui/whole-way.tsx'
import type { StartTexts } from '#app/wording/way/start-texts.server.ts'

type Props = {
  heading: string
  label: string
  start: StartTexts
  /** Other ways on, beside the one button. */
  children?: ReactNode
}

/** A greeting, the whole way with the needle where one is, and the one thing to do next: on a phone a line, so that what
 *  stands below is on the first screen too. */
export function Start({ heading, label, start: { stops, next }, children }: Props) {
  return (
    <Answer labelledBy="start">
      <h1 id="start">{heading}</h1>
      <WholeWay label={label} stops={stops} />
      <Brief
        line={
          <KeptItems of={['next', next]}>
            <QuietLink to={next.to} forward>
              {next.title}
            </QuietLink>
          </KeptItems>
        }
      >
        <h2>{next.title}</h2>
        <p>{next.text}</p>
        <Row>
          <KeptItems of={['next, at length', next]}>
            <ButtonLink to={next.to} forward>
              {next.go}
            </ButtonLink>
          </KeptItems>
          {children}
        </Row>
      </Brief>
    </Answer>
  )
}
