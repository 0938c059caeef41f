import { useTranslation } from '#app/i18n/use-translation.ts'
import { Firsts } from '#app/ui/answer.tsx'
import { Dates } from '#app/ui/dates.tsx'
import { AsideParts } from '#app/ui/aside-parts.tsx'
import { CachedItems } from '#app/ui/cached.tsx'
import { Stack } from '#app/ui/layout.tsx'
import type { AheadTexts } from '#app/wording/way/ahead-texts.server.ts'

/** Shows the first recommended professions and the upcoming dates, if there are any. */
export function Ahead({ ahead }: { ahead: AheadTexts }) {
  if (ahead.direction.length === 0 && ahead.dates.length === 0) return null
  return (
    <CachedItems of={['ahead', ahead]}>
      <Parts {...ahead} />
    </CachedItems>
  )
}

function Parts({ direction, dates }: AheadTexts) {
  const { t } = useTranslation('feed')
  return (
    <AsideParts>
      {direction.length > 0 ? (
        <Stack as="section" gap="s" aria-labelledby="direction">
          <h2 id="direction">{t('direction')}</h2>
          <Firsts items={direction} />
        </Stack>
      ) : null}
      {dates.length > 0 ? (
        <Stack as="section" gap="s" aria-labelledby="ahead">
          <h2 id="ahead">{t('ahead')}</h2>
          <Dates items={dates} />
        </Stack>
      ) : null}
    </AsideParts>
  )
}
