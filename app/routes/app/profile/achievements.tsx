import { useTranslation } from '#app/i18n/use-translation.ts'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedProfile } from './show.tsx'

export function Achievements({ items }: { items: LoadedProfile['achievements'] }) {
  const { t } = useTranslation('profile')
  if (items.length === 0) return null
  return (
    <Stack as="section" gap="s" aria-labelledby="achievements">
      <h2 id="achievements">{t('achievements')}</h2>
      <Entries>
        {items.map(({ rule, name, why, times, on }) => (
          <Entry key={rule}>
            <h3>{times > 1 ? `${name} × ${times}` : name}</h3>
            <Text>{why}</Text>
            <Small>{on}</Small>
          </Entry>
        ))}
      </Entries>
    </Stack>
  )
}
