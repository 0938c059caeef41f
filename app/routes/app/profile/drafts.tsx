import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedProfile } from './show.tsx'

/** The author's unpublished drafts, each with a link to the page that asks for a decision. */
export function Drafts({ drafts }: Pick<LoadedProfile, 'drafts'>) {
  const { t } = useTranslation('profile')
  return (
    <Section id="drafts" title={t('posts.drafts')}>
      <Entries>
        {drafts.map(({ to, title, text }) => (
          <Entry key={to}>
            <QuietLink to={to}>{title}</QuietLink>
            <Small>{text}</Small>
          </Entry>
        ))}
      </Entries>
    </Section>
  )
}
