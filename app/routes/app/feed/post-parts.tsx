import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { Link } from '#app/ui/link.tsx'
import type { PostCardTexts } from '#app/wording/feed/post-cards.server.ts'

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
