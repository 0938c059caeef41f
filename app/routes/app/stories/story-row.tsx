import { QuietLink } from '#app/ui/button.tsx'
import { Row } from '#app/ui/layout.tsx'
import { StoryRings } from '#app/ui/story-ring.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { LoadedStoryRow } from './story-row.server.ts'

/** Stories of the last day, above the feed. The texts are in the loaded data, so the page needs no catalogue for them. */
export function StoryRow({ row: { rings, ...row } }: { row: LoadedStoryRow }) {
  return rings ? <StoryRings {...row} /> : <StoryLinks {...row} />
}

/** The same in the light version: the names of the people, and in words what a ring would show. */
function StoryLinks({ heading, create, people }: Omit<LoadedStoryRow, 'rings'>) {
  return (
    <section aria-labelledby="stories">
      <VisuallyHidden as="h2" id="stories">
        {heading}
      </VisuallyHidden>
      <Row>
        <QuietLink to={create.to}>{create.label}</QuietLink>
        {people.map(({ to, name, status: parts }) => (
          <QuietLink key={to} to={to}>
            <bdi>{name}</bdi>
            {parts}
          </QuietLink>
        ))}
      </Row>
    </section>
  )
}
