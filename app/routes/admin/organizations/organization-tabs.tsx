import { SectionTabs } from '#app/ui/section-tabs.tsx'
import type { Frame, Section } from './frame.server.ts'

export function OrganizationTabs({ frame, current }: { frame: Frame; current: Section | null }) {
  const items = frame.sections.map(({ section, to, label }) => ({
    to,
    label,
    current: section !== null && section === current,
  }))
  return <SectionTabs label={frame.label} items={items} />
}
