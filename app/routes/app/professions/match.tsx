import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Closeness } from './closeness.tsx'
import { useReasons } from './reasons.ts'
import type { LoadedProfession } from './show.tsx'

/** How close the profession is to the reader's latest interests: words, place, reasons. */
export function Match({ match }: { match: Exclude<LoadedProfession['match'], 'even' | null> }) {
  const words = useTranslation('professions')
  const say = useTranslation('match').t
  const reasons = useReasons(match)
  return (
    <Stack gap="s">
      <Row>
        <Closeness match={match} />
        <Small as="span">{words.t('rankOf', { rank: match.rank, of: match.of })}</Small>
      </Row>
      <Facts
        items={[
          { term: say('why'), text: reasons.why },
          ...(reasons.against ? [{ term: say('whyNot'), text: reasons.against }] : []),
        ]}
      />
    </Stack>
  )
}

export function NoMatchYet() {
  const { t } = useTranslation('profession')
  return (
    <Stack gap="s">
      <Text>{t('you.none')}</Text>
      <div>
        <ButtonLink to={pathOf('tests')} kind="second">
          {t('you.test')}
        </ButtonLink>
      </div>
    </Stack>
  )
}
