import type { ShownHelpLine } from '#app/domain/safety/help-lines.server.ts'
import { Entries, Entry, Telephone } from '#app/ui/entries.tsx'
import { Text } from '#app/ui/layout.tsx'

/** Whom one can call, each number a link that dials it. Pages that speak of self-harm begin with it. */
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

/** A number is never parted at the end of a line. */
function unbroken(number: string) {
  return number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
}
