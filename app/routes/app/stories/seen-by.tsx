import { useTranslation } from '#app/i18n/use-translation.ts'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedPart } from './show.tsx'

type SeenByProps = { own: NonNullable<LoadedPart['own']>; isFurther: boolean }

/** Viewers of the author's own part, latest first. */
export function SeenBy({ own, isFurther }: SeenByProps) {
  const { t } = useTranslation('stories')
  return (
    <Stack gap="s" as="section" aria-labelledby="seen-by">
      <h2 id="seen-by">{own.seenBy}</h2>
      {own.likedBy ? <p>{own.likedBy}</p> : null}
      {own.people.length > 0 ? (
        <Entries>
          {own.people.map(({ id, to, name, at, liked }) => (
            <Entry key={id} side={liked ? <Small>{t('viewerLiked')}</Small> : undefined}>
              <div>
                <Link to={to}>
                  <bdi>{name}</bdi>
                </Link>
                <Small>{at}</Small>
              </div>
            </Entry>
          ))}
        </Entries>
      ) : null}
      <Pagination
        label={t('viewersPages')}
        previous={isFurther ? { to: own.first, label: t('viewersFirst') } : undefined}
        next={own.more ? { to: own.more, label: t('viewersNext') } : undefined}
      />
    </Stack>
  )
}
