import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Acts, Attached, By, Gone, Pictures, Post, Words } from '#app/ui/post.tsx'
import type { PostCardTexts } from '#app/wording/feed/post-cards.server.ts'
import { Line } from './post-line.tsx'
import { nameOf, PostMenu } from './post-menu.tsx'
import { Parts } from './post-parts.tsx'
import { Support } from './support.tsx'

type Props = {
  card: PostCardTexts
  /** The page it stands on, to come back to. */
  back: string
  heading?: 'h1' | 'h2' | 'h3'
  /** On its own page the answers stand below it. */
  alone?: boolean
}

/** A post: who wrote it and who sees it, what it says and shows, and what one can do with it. A page that shows it has
 *  the catalogue `post`, and gets the card from `postCards`. */
export function PostCard({ card, back, heading, alone = false }: Props) {
  const { id } = card
  return (
    <Post id={`post-${id}`} of={[card, back, heading, alone]}>
      <Inside card={card} back={`${back}#post-${id}`} heading={heading} alone={alone} />
    </Post>
  )
}

function Inside({ card, back: here, heading, alone = false }: Props) {
  const { t } = useTranslation('post')
  const { id: postId, username, line, state, parts, attached, comments } = card
  const head = { name: nameOf(card), as: heading, initials: initialsOf(...card.names), avatar: card.avatar ?? null }
  return (
    <>
      <By
        id={`post-${postId}`}
        to={pathOf('profile', { username })}
        line={<Line {...line} />}
        menu={<PostMenu card={card} back={here} alone={alone} />}
        {...head}
      />
      {state ? <Gone>{state}</Gone> : null}
      {parts.length > 0 ? (
        <Words>
          <Parts parts={parts} />
        </Words>
      ) : null}
      <Pictures items={picturesOf(card)} unnamed={t('picture.unnamed')} show={t('picture.show')} />
      {attached ? <Attached {...attached} /> : null}
      {state ? null : (
        <Acts>
          <Support
            action={communityPathOf('likePost', { postId })}
            back={here}
            given={card.liked ?? false}
            count={card.likes}
          />
          {alone ? null : (
            <QuietLink to={`${communityPathOf('post', { postId })}#answers`}>
              {t('answers')}
              {comments ? <span>{comments}</span> : null}
            </QuietLink>
          )}
        </Acts>
      )}
    </>
  )
}

/** One picture is shown large, several small. */
function picturesOf({ pictures = [], onRequest }: PostCardTexts) {
  const at = (fileId: string, variant: 'main' | 'small') => pathOf('file', { fileId, variant })
  return pictures.map(({ fileId, ...rest }) => ({
    id: fileId,
    src: onRequest ? null : at(fileId, pictures.length > 1 ? 'small' : 'main'),
    full: at(fileId, 'main'),
    ...rest,
  }))
}
