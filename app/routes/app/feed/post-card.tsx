import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import { Acts, Attached, By, Gone, Menu, Pictures, Post, Words } from '#app/ui/post.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { PostCardTexts } from '#app/wording/feed/post-cards.server.ts'
import { PersonForm } from './person-form.tsx'
import { Support } from './support.tsx'

type Props = {
  card: PostCardTexts
  /** The page it stands on, to come back to. */
  back: string
  heading?: 'h1' | 'h2' | 'h3'
  /** On its own page the answers stand below it. */
  alone?: boolean
}

/** A post: who wrote it and who sees it, what it says and shows, and what one can do with it. A page that shows it has the
 *  catalogue `post`, and gets the card from `postCards`. */
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

/** The whole name of an author. */
export function nameOf({ names }: Pick<PostCardTexts, 'names'>) {
  return names.join(' ').trim()
}

type LineProps = {
  before?: string | null
  iso: string
  when: string
  sees?: string
  project?: { name: string; to: string } | null
}

/** When it was written, by whom to the reader, and who sees it. */
export function Line({ before, iso, when, sees, project }: LineProps) {
  return (
    <>
      {before}
      <time dateTime={iso}>{when}</time>
      {sees}
      {project ? (
        <>
          {' '}
          <Link to={project.to}>{project.name}</Link>
        </>
      ) : null}
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

/** A text with its hashtags and names as links; an address of another site names it. */
export function Parts({ parts }: { parts: PostCardTexts['parts'] }) {
  return parts.map((part, at) => {
    if (typeof part === 'string') return part
    if (part.leads === undefined)
      return (
        <Link
          key={at}
          to={part.tag === undefined ? pathOf('profile', part) : communityPathOf('posts', null, { tag: part.tag })}
        >
          {part.text}
        </Link>
      )
    return (
      <span key={at}>
        <a href={part.text} rel="noreferrer nofollow ugc">
          {part.text}
        </a>
        {part.leads}
      </span>
    )
  })
}

function PostMenu({ card, back, alone }: { card: PostCardTexts; back: string; alone: boolean }) {
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
