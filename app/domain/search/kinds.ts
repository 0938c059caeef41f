/** Kinds of search results, in the order they are shown. */
export const searchKinds = ['PERSON', 'PROFESSION', 'INSTITUTION', 'TEST', 'PROJECT', 'POST'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The kinds by their name in an address. */
export const kindNames = {
  people: 'PERSON',
  professions: 'PROFESSION',
  institutions: 'INSTITUTION',
  tests: 'TEST',
  projects: 'PROJECT',
  posts: 'POST',
} as const satisfies Record<string, SearchKind>
export type KindName = keyof typeof kindNames

export function isKindName(name: string | null): name is KindName {
  return name !== null && Object.hasOwn(kindNames, name)
}
