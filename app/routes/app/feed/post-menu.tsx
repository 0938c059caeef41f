import { useTranslation } from '#app/i18n/use-translation.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Menu } from '#app/ui/post.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { PostCardTexts } from '#app/wording/feed/post-cards.server.ts'
import { PersonForm } from './person-form.tsx'

/** Actions on a post: authors edit and delete it, others report it or act on its author. */
export function PostMenu({ card, back, alone }: { card: PostCardTexts; back: string; alone: boolean }) {
  const { t } = useTranslation('post')
  const { id: postId, own = false, username, why, state } = card
  const person = { username, name: nameOf(card) }
  return (
    <Menu label={own ? t('menu.own') : t('menu', { name: person.name })}>
      <Small soft={false}>{why}</Small>
      {alone ? null : <QuietLink to={communityPathOf('post', { postId })}>{t('open')}</QuietLink>}
      {own ? (
        <>
          {state ? null : <QuietLink to={communityPathOf('editPost', { postId })}>{t('edit')}</QuietLink>}
          <QuietLink to={communityPathOf('deletePost', { postId })} risk>
            {t('delete')}
          </QuietLink>
        </>
      ) : (
        <>
          <QuietLink to={communityPathOf('report', null, { kind: 'POST', id: postId })}>{t('report')}</QuietLink>
          <PersonForm person={person} followed={card.followed ?? false} back={back} />
        </>
      )}
    </Menu>
  )
}

/** The whole name of an author. */
export function nameOf({ names }: Pick<PostCardTexts, 'names'>) {
  return names.join(' ').trim()
}
