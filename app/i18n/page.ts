import type { MetaDescriptor } from '@remix-run/node'
import { brand, defaultLanguage, type Language, taglines } from './config.ts'

/** What a page says of itself in its head. */
export type PageHead = {
  title: string
  description: string
  /** The organisation the page is of, or else that of the reader, has groups, not classes. */
  hasGroups?: true
}

type Loaded = { data: { page?: PageHead } | undefined; matches: { data?: unknown }[]; error?: unknown }

/** The head of a page from what its loader said: `{title} | Bagdar`, or the tagline where it said nothing. */
export function pageMeta({ data, matches, error }: Loaded): MetaDescriptor[] {
  const root = matches[0]?.data as { language: Language; head: PageHead } | undefined
  const language = root?.language ?? defaultLanguage
  const head = data?.page ?? root?.head
  const title = titleOfProblem(error) ?? head?.title ?? taglines[language]
  return [
    { title: `${title} | ${brand[language]}` },
    ...(head ? [{ name: 'description', content: head.description }] : []),
  ]
}

/** A thrown answer brings the title of its error page along. */
function titleOfProblem(error: unknown) {
  const title = (error as { data?: { title?: unknown } | null } | undefined)?.data?.title
  return typeof title === 'string' ? title : null
}
