import { Slip, Slips } from '#app/ui/slips.tsx'
import type { SlipText } from '#app/wording/schools/slip-texts.server.ts'
import type { Frame } from '../frame.server.ts'

/** Printable slips to be cut out, each with the name of the organisation. */
export function SlipSheet({ slips, frame }: { slips: SlipText[]; frame: Pick<Frame, 'name' | 'nameLang'> }) {
  return (
    <Slips>
      {slips.map(({ memberId, name, group, site, username, password, labels, notes }) => (
        <Slip
          key={memberId}
          name={name}
          group={group}
          from={<span lang={frame.nameLang}>{frame.name}</span>}
          pairs={[
            { label: labels.site.join(' / '), value: site },
            { label: labels.login.join(' / '), value: username },
            { label: labels.password.join(' / '), value: password, code: true },
          ]}
          notes={notes}
        />
      ))}
    </Slips>
  )
}
