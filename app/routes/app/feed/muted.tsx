import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { MuteTexts } from '#app/wording/feed/mute-texts.server.ts'

/** Notice in place of a form: end and reason of the mute, with a link to the decision. */
export function Muted({ mute: { title, text, to, go } }: { mute: MuteTexts }) {
  return (
    <Alert tone="warn" title={title} as="h2">
      <p>{text}</p>
      {to ? (
        <p>
          <QuietLink to={to}>{go}</QuietLink>
        </p>
      ) : null}
    </Alert>
  )
}

/** The same notice as a page. */
export function MutedPage({ title, mute }: { title: string; mute: MuteTexts }) {
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={title} />
        <Muted mute={mute} />
        <p>
          <QuietLink to={pathOf('feed')} back>
            {mute.back}
          </QuietLink>
        </p>
      </Stack>
    </Sheet>
  )
}
