import type { MetaDescriptor } from '@remix-run/node'
import { brand, defaultLanguage, type Language, taglines } from './config.ts'

/** Title and description of a page. */
export type PageHead = {
  title: string
  description: string
  /** Whether the page's organisation, or else the reader's, has groups instead of classes. */
  hasGroups?: true
}

type Loaded = { data: { page?: PageHead } | undefined; matches: { data?: unknown }[]; error?: unknown }

/** Returns the meta tags of a page from its loader's data: the title is `{title} | Bagdar`, with the tagline by
 *  default. */
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

/** Returns the title of the error page, which a thrown response contains. */
function titleOfProblem(error: unknown) {
  const title = (error as { data?: { title?: unknown } | null } | undefined)?.data?.title
  return typeof title === 'string' ? title : null
}
