import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Conclusion, Small } from '#app/ui/prose.tsx'
import { SectionTabs } from '#app/ui/section-tabs.tsx'
import { Table, Unbroken } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { AdminTabs } from '../admin-tabs.tsx'
import type { Frame } from './frame.server.ts'

type FrameProps = { frame: Frame; conclusion?: string; lead?: string | null; meta?: string | null; children: ReactNode }

/** Layout of an analytics page: section tabs, period, conclusion, then the figures. */
export function AnalyticsFrame({ frame, conclusion, lead, meta, children }: FrameProps) {
  return (
    <Sheet>
      <Stack gap="xl">
        <AdminTabs current="analytics" />
        <Stack>
          <SectionTabs label={frame.pages} items={frame.tabs} />
          <PageTitle
            title={frame.title}
            lead={lead}
            end={
              <QuietLink to={frame.excel.to} reload>
                {frame.excel.label}
              </QuietLink>
            }
          />
          {frame.failed ? <Alert tone="warn">{frame.failed}</Alert> : null}
          {frame.spans.length > 0 ? <Tabs label={frame.period} items={frame.spans} /> : null}
          {conclusion ? <Conclusion>{conclusion}</Conclusion> : null}
          {meta ? <Small>{meta}</Small> : null}
        </Stack>
        {children}
        {frame.about ? <Small>{frame.about}</Small> : null}
      </Stack>
    </Sheet>
  )
}

type FiguresProps = {
  caption: string
  head: string[]
  rows: { id: string; name: ReactNode; lang?: string; cells: string[] }[]
}

export function FiguresTable({ caption, head, rows }: FiguresProps) {
  return (
    <Table
      dense
      base
      caption={caption}
      columns={head.map((label, at) => ({ key: String(at), label, end: at > 0 }))}
      rows={rows.map(({ id, name, lang, cells }) => ({
        key: id,
        header: lang ? <Unbroken lang={lang}>{name}</Unbroken> : name,
        cells,
      }))}
    />
  )
}

/** Table of a chart's numbers, collapsed. */
export function FoldedTable({ summary, ...table }: FiguresProps & { summary: string }) {
  return (
    <Disclosure summary={summary}>
      <FiguresTable {...table} />
    </Disclosure>
  )
}
