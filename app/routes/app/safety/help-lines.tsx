import type { ShownHelpLine } from '#app/domain/safety/help-lines.server.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Text } from '#app/ui/layout.tsx'

/** Whom one can call, each number a link that dials it. Pages that speak of self-harm begin with it. */
export function HelpLines({ lines }: { lines: ShownHelpLine[] }) {
  return (
    <Entries>
      {lines.map(({ id, number, name, about, language }) => (
        <Entry key={id} lang={language}>
          <div>
            <QuietLink to={`tel:${number}`}>{name}</QuietLink>
          </div>
          <Text>{about}</Text>
        </Entry>
      ))}
    </Entries>
  )
}
