import { isMinor } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { findPortfolio } from '#app/domain/portfolio/portfolio.server.ts'
import { type PortfolioForm, portfolioSchema } from '#app/domain/portfolio/portfolio.schema.ts'
import { firstFacts, portfolioLists, type Shown } from '#app/domain/portfolio/shown.ts'
import type { Values } from '#app/forms/two-versions.ts'

type Choice = { about: string | null } & Shown

/** Returns the initial values of the form: the saved choice, or the default facts before the first save. */
export function choiceOf(viewer: Viewer, { version, about, shown }: Awaited<ReturnType<typeof findPortfolio>>): Choice {
  return { ...shown, about, facts: version === 0 ? firstFacts(isMinor(viewer.dateOfBirth, new Date())) : shown.facts }
}

const listed = ['facts', ...portfolioLists] as const

/** Converts a choice to text values, each list as lines, the form in which two versions are compared. */
export function folded({ about, ...lists }: Omit<PortfolioForm, 'move'> | Choice): Values {
  return { about: about ?? '', ...Object.fromEntries(listed.map(name => [name, lists[name].join('\n')])) }
}

/** Converts such text values back to a choice. */
export function unfolded(values: Partial<Values>): Omit<PortfolioForm, 'move'> {
  return portfolioSchema.parse({ about: values.about || undefined, ...listsIn(values) })
}

/** Returns the posted form with its lists as separate values; the conflict page sends each list as one text. */
export function choiceIn(posted: FormData): FormData {
  if (!posted.has('choosing')) return posted
  const form = new FormData()
  for (const [name, value] of posted) if (!listed.some(list => list === name)) form.append(name, value)
  const lists = listsIn(Object.fromEntries(listed.map(name => [name, textIn(posted, name)])))
  for (const name of listed) for (const one of lists[name] ?? []) form.append(name, one)
  return form
}

/** Returns the form of a choice as text values, to compare two versions. */
export function foldedForm(posted: FormData, choice: Omit<PortfolioForm, 'move'>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(folded(choice))) form.append(name, value)
  for (const [name, value] of posted) if (/^(?:version|base|choosing|pick_\w+)$/.test(name)) form.append(name, value)
  return form
}

export function textIn(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

function listsIn(values: Partial<Values>): Record<string, string[]> {
  return Object.fromEntries(listed.map(name => [name, (values[name] ?? '').split(/\r?\n/).filter(Boolean)]))
}
