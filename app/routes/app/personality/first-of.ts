import { pathOf } from '#app/paths.ts'
import type { First } from '#app/ui/answer.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'

/** Returns a profession in short form. It is linked if it is in the catalogue and `linked` is set. */
export function firstOf(
  { id, field, title, lang, listed, reason }: SheetTexts['professions'][number],
  linked: boolean,
): First {
  const to = linked && listed ? pathOf('profession', { professionId: id }) : undefined
  return { id, field, title, reason, ...(to && { to }), ...(lang && { lang }) }
}
