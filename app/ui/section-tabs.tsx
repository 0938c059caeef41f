import * as css from './section-tabs.css.ts'
import { TabList, Tabs } from './tabs.tsx'

type SectionTabsProps = { label: string; items: { to: string; label: string; count?: number; current: boolean }[] }

/** Tabs for the sections of a part of the site. On a phone eight tabs would fill half of the screen, so they are folded
 *  under the name of the current one. */
export function SectionTabs({ label, items }: SectionTabsProps) {
  const here = items.find(({ current }) => current)
  return (
    <>
      <div className={css.row}>
        <Tabs label={label} items={items} />
      </div>
      <details className={css.menu}>
        <summary>{here ? <b>{here.label}</b> : label}</summary>
        <TabList items={items} />
      </details>
    </>
  )
}
