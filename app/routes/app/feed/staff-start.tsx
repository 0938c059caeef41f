import { Answer } from '#app/ui/answer.tsx'
import { Brief } from '#app/ui/brief.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Row } from '#app/ui/layout.tsx'
import type { StaffTexts } from '#app/wording/way/staff-texts.server.ts'

/** A greeting, and what waits for one of staff in the administration; on a phone folded to one line. */
export function StaffStart({ heading, staff: { title, line, actions } }: { heading: string; staff: StaffTexts }) {
  const links = (
    <Row>
      {actions.map(({ to, label }) => (
        <QuietLink key={to} to={to} reload>
          {label}
        </QuietLink>
      ))}
    </Row>
  )
  return (
    <Answer labelledBy="start">
      <h1 id="start">{heading}</h1>
      <Brief line={<Disclosure summary={line}>{links}</Disclosure>}>
        <h2>{title}</h2>
        {links}
      </Brief>
    </Answer>
  )
}
