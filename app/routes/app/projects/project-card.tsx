import { Badge } from '#app/ui/badge.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Logo, LogoEntry } from '#app/ui/logo.tsx'
import { Voice } from '#app/ui/names.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { ProjectCardTexts } from '#app/wording/projects/project-cards.server.ts'

/** A project in a list; rendered inside `Entries`. */
export function ProjectCard({ card, heading: Heading = 'h2' }: { card: ProjectCardTexts; heading?: 'h2' | 'h3' }) {
  const { to, name, logo, status, note, description, seeks, why, skills, team, followers, role } = card
  return (
    <LogoEntry
      logo={<Logo {...logo} />}
      side={
        <>
          {skills ? <Small soft={false}>{skills}</Small> : null}
          <Small>{team}</Small>
          {followers ? <Small>{followers}</Small> : null}
          {role ? <Small soft={false}>{role}</Small> : null}
        </>
      }
    >
      <Heading dir="auto">
        <Link to={to}>{name}</Link>
      </Heading>
      <p>
        <Badge {...status.looks}>{status.words}</Badge>
      </p>
      {note ? <Small soft={false}>{note}</Small> : null}
      <Text>{description}</Text>
      {seeks ? <Text>{seeks}</Text> : null}
      {why ? (
        <Text>
          <Voice>{why}</Voice>
        </Text>
      ) : null}
    </LogoEntry>
  )
}
