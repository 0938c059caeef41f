import { Note } from '#app/ui/card.tsx'
import { TrendList } from '#app/ui/trend-list.tsx'
import type { trendTexts } from '#app/wording/feed/trend-texts.server.ts'

export function Trends({ title, text, items }: ReturnType<typeof trendTexts>) {
  return (
    <Note title={title}>
      <p>{text}</p>
      {items.length > 0 ? <TrendList items={items} /> : null}
    </Note>
  )
}
