import { QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

type Draft = { id: string; name: string; to: string; drop: string; saved: string; next: string }
type DraftsProps = {
  drafts: { title: string; lead: string; other: string; go: string; remove: string; items: Draft[] }
}

/** Unfinished drafts, listed before the form for a new project. */
export function Drafts({ drafts: { title, lead, other, go, remove, items } }: DraftsProps) {
  return (
    <Stack as="section" aria-labelledby="drafts">
      <h2 id="drafts">{title}</h2>
      <p>{lead}</p>
      <Entries>
        {items.map(({ id, name, to, drop, saved, next }) => (
          <Entry key={id}>
            <b>{name}</b>
            <Small>
              {next}. {saved}
            </Small>
            <Row>
              <QuietLink to={to} forward>
                {go}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </QuietLink>
              <QuietLink to={drop} risk>
                {remove}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </QuietLink>
            </Row>
          </Entry>
        ))}
      </Entries>
      <h2>{other}</h2>
    </Stack>
  )
}
