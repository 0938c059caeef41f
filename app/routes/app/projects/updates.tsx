import { useLocation } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Pagination } from '#app/ui/pagination.tsx'
import { Section } from '#app/ui/section.tsx'
import { PostCard } from '../feed/post-card.tsx'
import type { LoadedProject } from './show.tsx'

/** What the team tells, the newest first. */
export function Updates({ updates: { cards, newest, older } }: Pick<LoadedProject, 'updates'>) {
  const { pathname, search } = useLocation()
  const { t } = useTranslation('project')
  return (
    <Section id="updates" title={t('updates')}>
      {cards.length === 0 ? (
        <p>{t('updates.none')}</p>
      ) : (
        <div>
          {cards.map(card => (
            <PostCard key={card.id} card={card} back={pathname + search} />
          ))}
        </div>
      )}
      <Pagination
        label={t('updates.pages')}
        previous={newest ? { to: newest, label: t('updates.newest') } : undefined}
        next={older ? { to: older, label: t('updates.older') } : undefined}
      />
    </Section>
  )
}
