import { QuietLink } from '#app/ui/button.tsx'
import { LinkList } from '#app/ui/card.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Unpublished } from '../institutions/unpublished.tsx'
import type { LoadedProfession } from './show.tsx'

/** Colleges and universities that teach the profession, those of the viewer's region first. */
export function WhereTaught({ taught }: Pick<LoadedProfession, 'taught'>) {
  if (taught === null) return null
  const { lead, kinds, institutes, unpublished } = taught
  return (
    <Stack>
      {lead ? <Text>{lead}</Text> : null}
      {institutes ? (
        <Stack gap="s">
          <h3>{institutes.title}</h3>
          <LinkList items={institutes.places} />
        </Stack>
      ) : null}
      {unpublished ? <Unpublished group={unpublished} /> : null}
      {kinds.map(({ kind, title: count, none, places, links }) => (
        <Stack gap="s" key={kind}>
          <h3>{count}</h3>
          {none ? <Text>{none}</Text> : null}
          <LinkList items={places} />
          <Row>
            {links.map(({ to, label }) => (
              <QuietLink key={to} to={to}>
                {label}
              </QuietLink>
            ))}
          </Row>
        </Stack>
      ))}
    </Stack>
  )
}
