import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { Count } from './badge.tsx'
import { ScaleBar, Wordmark } from './brand.tsx'
import { QuietLink } from './button.tsx'
import * as css from './header.css.ts'
import { Cached, CachedItems } from './cached.tsx'
import { Sheet } from './layout.tsx'
import { Link } from './link.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Item = { to: string; label: string; count?: string; current?: boolean; reload?: boolean }
type Person = {
  name: string
  initials: string
  picture?: string
  /** Address of the person's own page, and its label in the menu. */
  to?: string
  label?: string
  current?: boolean
  end?: ReactNode
}
type Visitor = { person?: Person; guest?: Item[] }
type SiteHeaderProps = Visitor & {
  /** Address of the home page. It has no scripts, so it loads as a new document. */
  home: string
  brandName: string
  items: Item[]
  /** Search, shown beside the links and in the menu. */
  search?: ReactNode
  /** Switches beside the links; `menuTools` is their full version in the menu. */
  tools?: ReactNode
  menuTools?: ReactNode
  menuLabel: string
  /** Number of unread items, also shown on the menu button, and its label. */
  unread?: string
  unreadLabel?: string
  navLabel: string
  bar?: boolean
}

/** Site header with links where they fit, otherwise a menu. Both are in the page, so neither needs a script. */
export function SiteHeader({
  home,
  brandName,
  items,
  search,
  tools,
  menuTools,
  menuLabel,
  unread,
  unreadLabel,
  navLabel,
  bar = true,
  ...who
}: SiteHeaderProps) {
  const { key } = useLocation()
  const many = items.length > 4
  const links = <Links items={items} countLabel={unreadLabel} />
  const linked = [items, unreadLabel]
  return (
    <header className={css.header}>
      <Sheet>
        <div className={many ? css.row : css.fewRow}>
          <CachedItems of={['home', home, brandName]}>
            <Link className={css.home} to={home} reloadDocument aria-current={undefined}>
              <Wordmark name={brandName} />
            </Link>
          </CachedItems>
          <nav className={many ? css.manyWide : css.fewWide} aria-label={navLabel}>
            <Cached as="ul" of={linked} className={many ? css.many : css.few}>
              {links}
            </Cached>
          </nav>
          {tools ? (
            <div className={many ? css.manyTools : css.fewTools}>
              {search}
              {tools}
            </div>
          ) : null}
          <div className={many ? css.manyWide : css.fewWide}>
            <WhoIsHere {...who} />
          </div>
          {/* A new `key` after each navigation closes the menu. */}
          <details className={many ? css.manyMenu : css.fewMenu} name="menu" key={key}>
            <summary>
              {menuLabel}
              {unread ? <Unread count={unread} label={unreadLabel} /> : null}
            </summary>
            <nav className={css.sheet} aria-label={menuLabel}>
              {search}
              <ul className={css.list}>
                <CachedItems of={linked}>{links}</CachedItems>
                {who.guest ? <Links items={who.guest} countLabel={unreadLabel} /> : null}
                {who.person ? (
                  <li>
                    <Self {...who.person} name={who.person.label ?? who.person.name} />
                    {who.person.end}
                  </li>
                ) : null}
              </ul>
              {menuTools}
            </nav>
          </details>
        </div>
      </Sheet>
      {bar ? <ScaleBar /> : null}
    </header>
  )
}

function Links({ items, countLabel }: { items: Item[]; countLabel?: string }) {
  return items.map(({ to, label, count, current, reload }) => (
    <li key={to}>
      <Link to={to} reloadDocument={reload} aria-current={current ? 'page' : undefined}>
        {label}
        {count ? <Unread count={count} label={countLabel} /> : null}
      </Link>
    </li>
  ))
}

function Unread({ count, label }: { count: string; label?: string }) {
  return (
    <>
      {' '}
      <Count>
        {count}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Count>
    </>
  )
}

function WhoIsHere({ person, guest = [] }: Visitor) {
  return (
    <div className={css.person}>
      {guest.map(({ to, label }) => (
        <QuietLink key={to} to={to}>
          {label}
        </QuietLink>
      ))}
      {person ? <Self {...person} /> : null}
      {person?.end}
    </div>
  )
}

/** The reader's picture and name. Its cached markup depends on everything it shows. */
function Self({ name, label, initials, picture, to, current }: Person) {
  const inside = (
    <>
      <Avatar initials={initials} src={picture} />
      <span>{name}</span>
    </>
  )
  return (
    <CachedItems of={['self', name, label, initials, picture, to, current]}>
      {to ? (
        <Link className={css.self} to={to} title={label} aria-current={current ? 'page' : undefined}>
          {inside}
        </Link>
      ) : (
        <span className={css.self}>{inside}</span>
      )}
    </CachedItems>
  )
}
