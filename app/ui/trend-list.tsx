import { Graphic } from './axis.tsx'
import { list, value } from './bars.css.ts'
import { Link } from './link.tsx'
import { tone } from './parts-bar.css.ts'
import { at } from './scale.ts'

type TrendListProps = { items: { to: string; name: string; people: string; share: number }[] }

/** Links with a number and a bar relative to the largest, in descending order. */
export function TrendList({ items }: TrendListProps) {
  return (
    <ol className={list}>
      {items.map(({ to, name, people, share }) => (
        <li key={to}>
          <Link to={to}>{name}</Link>
          <span className={value}>{people}</span>
          <Graphic height={10}>
            <rect className={tone[2]} width={at(share, 1)} height="9" />
          </Graphic>
        </li>
      ))}
    </ol>
  )
}
