import { Avatar } from './avatar.tsx'
import { Cached } from './cached.tsx'
import { Link } from './link.tsx'
import * as css from './story-ring.css.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type RingPerson = {
  to: string
  name: string
  initials: string
  /** URL of the small picture; null without one. */
  src: string | null
  /** Whether each part was seen, oldest first. */
  seen: boolean[]
  /** Number of parts and of new ones, in words. */
  status: string
}

type StoryRingsProps = { heading: string; create: { to: string; label: string }; people: RingPerson[] }

/** People with stories, each in a ring with an arc per part, after a link to add one's own. */
export function StoryRings({ heading, create, people }: StoryRingsProps) {
  return (
    <Cached as="section" of={[heading, create, people]} aria-labelledby="stories">
      <h2 className={css.title} id="stories">
        {heading}
      </h2>
      <ul className={css.row}>
        <li>
          <Link className={css.person} to={create.to}>
            <span className={css.ring}>
              <svg className={css.circle} viewBox="0 0 68 68" aria-hidden="true">
                <circle className={css.tell} cx="34" cy="34" r="31" />
                <path className={css.plus} d="M34 24v20M24 34h20" />
              </svg>
            </span>
            <span>{create.label}</span>
          </Link>
        </li>
        {people.map(({ to, name, initials, src, seen, status }) => (
          <li key={to}>
            <Link className={css.person} to={to}>
              <span className={css.ring}>
                <Ring seen={seen} />
                <span className={css.inside}>
                  <Avatar initials={initials} src={src} big />
                </span>
              </span>
              <bdi>{name}</bdi>
              <VisuallyHidden>{status}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Cached>
  )
}

/** One arc per part, clockwise from the top; a full circle for a single part. */
function Ring({ seen }: { seen: boolean[] }) {
  const count = seen.length
  const inked = count === 1 ? 1 : 0.88
  return (
    <svg className={css.circle} viewBox="0 0 68 68" aria-hidden="true">
      {seen.map((one, at) => (
        <circle
          key={at}
          className={one ? css.seen : css.arc}
          cx="34"
          cy="34"
          r="31"
          pathLength={count}
          strokeDasharray={`${inked} ${count}`}
          strokeDashoffset={-at}
          transform="rotate(-90 34 34)"
        />
      ))}
    </svg>
  )
}
