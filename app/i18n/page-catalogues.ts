import type { Namespace } from './catalogue.ts'

/** Returns the catalogues of a page: the common one, those its routes name, and `errors` if it failed. */
export function pageCatalogues(handles: unknown[], failed: boolean): Namespace[] {
  const named = handles.flatMap(handle => (handle as { i18n?: Namespace | Namespace[] } | undefined)?.i18n ?? [])
  return [...new Set<Namespace>(['common', ...named, ...(failed ? (['errors'] as const) : [])])]
}
