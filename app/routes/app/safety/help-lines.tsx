import type { ShownHelpLine } from '#app/domain/safety/help-lines.server.ts'
import { Entries, Entry, Telephone } from '#app/ui/entries.tsx'
import { Text } from '#app/ui/layout.tsx'

/** Help lines with numbers as dial links. Shown first on pages about self-harm. */
export function HelpLines({ lines }: { lines: ShownHelpLine[] }) {
  return (
    <Entries>
      {lines.map(({ id, number, name, about, language }) => (
        <Entry key={id} lang={language}>
          <strong>
            <Telephone to={number.replace(/[^+\d]/g, '')}>{unbroken(number)}</Telephone>
            {name.startsWith(number) ? name.slice(number.length) : ` — ${name}`}
          </strong>
          <Text>{about}</Text>
        </Entry>
      ))}
    </Entries>
  )
}

/** Replaces spaces and hyphens so that a number does not break across lines. */
function unbroken(number: string) {
  return number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
}
