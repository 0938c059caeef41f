import { Button, ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedProfile } from './show.tsx'

type Projects = NonNullable<LoadedProfile['projects']>

/** Projects of a person; for the owner also drafts and buttons to pin projects. */
export function Projects({ projects: { items, most, drafts, words } }: { projects: Projects }) {
  const create = words.create ? (
    <ButtonLink to={words.create.to} kind="second">
      {words.create.label}
    </ButtonLink>
  ) : null
  return (
    <Stack gap="l">
      {words.portfolio ? (
        <div>
          <QuietLink to={words.portfolio.to} forward>
            {words.portfolio.label}
          </QuietLink>
        </div>
      ) : null}
      {words.empty ? (
        <EmptyState title={words.empty.title} action={create}>
          {words.empty.text}
        </EmptyState>
      ) : (
        <>
          {most ? <Small>{most}</Small> : null}
          <Entries>
            {items.map(item => (
              <Entry key={item.id} side={item.pin ? <Pin {...item.pin} /> : undefined}>
                <h2>
                  <Link to={item.to}>{item.name}</Link>
                </h2>
                <Text>{item.description}</Text>
                <Small>{item.facts}</Small>
              </Entry>
            ))}
          </Entries>
          {create ? <div>{create}</div> : null}
        </>
      )}
      {drafts.length > 0 ? (
        <Stack as="section" gap="s" aria-labelledby="drafts">
          <h2 id="drafts">{words.drafts}</h2>
          <Entries>
            {drafts.map(({ id, to, name, saved }) => (
              <Entry key={id}>
                <Link to={to}>{name}</Link>
                <Small>{saved}</Small>
              </Entry>
            ))}
          </Entries>
        </Stack>
      ) : null}
    </Stack>
  )
}

/** Button that pins or unpins a project. It sends the wanted state, so a double click has no further effect. */
function Pin({ action, wanted, label, labelled }: NonNullable<Projects['items'][number]['pin']>) {
  return (
    <form method="post" action={action}>
      <Button kind="second" small name="wanted" value={wanted} aria-label={labelled}>
        {label}
      </Button>
    </form>
  )
}
