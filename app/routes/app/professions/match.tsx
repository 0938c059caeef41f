import { useTranslation } from '#app/i18n/use-translation.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { useReasons } from './reasons.ts'
import type { LoadedProfession } from './show.tsx'

/** Explains the rank of the profession for the viewer's latest interests. */
export function Match({ match }: { match: Exclude<LoadedProfession['match'], 'even' | null> }) {
  const { t } = useTranslation('profession')
  const say = useTranslation('match').t
  const reasons = useReasons(match)
  return (
    <Disclosure summary={t('you', { rank: match.rank })}>
      <Facts
        items={[
          { term: say('why'), text: reasons.why },
          ...(reasons.against ? [{ term: say('whyNot'), text: reasons.against }] : []),
        ]}
      />
    </Disclosure>
  )
}
