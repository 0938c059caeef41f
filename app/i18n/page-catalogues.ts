import type { Namespace } from './catalogue.ts'

/** The catalogues a page's words are in: the common one, those its routes name, and that of errors when it failed. */
export function pageCatalogues(handles: unknown[], failed: boolean): Namespace[] {
  const named = handles.flatMap(handle => (handle as { i18n?: Namespace | Namespace[] } | undefined)?.i18n ?? [])
  return [...new Set<Namespace>(['common', ...named, ...(failed ? (['errors'] as const) : [])])]
}
