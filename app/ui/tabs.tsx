import { Count } from './badge.tsx'
import { Cached } from './cached.tsx'
import { Link } from './link.tsx'
import { tabs } from './tabs.css.ts'

type TabsProps = { label: string; items: { to: string; label: string; count?: number | string; current: boolean }[] }

/** Links to the views of one page, each with its own address. */
export function Tabs({ label, items }: TabsProps) {
  return (
    <nav aria-label={label}>
      <TabList items={items} />
    </nav>
  )
}

/** The links alone, for a place that already has a label. */
export function TabList({ items }: Pick<TabsProps, 'items'>) {
  return (
    <Cached as="ul" of={['tabs', items]} className={tabs}>
      <Items items={items} />
    </Cached>
  )
}

function Items({ items }: Pick<TabsProps, 'items'>) {
  return items.map(item => (
    <li key={item.to}>
      <Link to={item.to} aria-current={item.current ? 'page' : undefined}>
        <span>{item.label}</span>
        {item.count === undefined ? null : <Count>{item.count}</Count>}
      </Link>
    </li>
  ))
}
