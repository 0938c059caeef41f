/** What can be found, in the order it is shown in. */
export const searchKinds = ['PERSON', 'PROFESSION', 'INSTITUTION', 'TEST', 'PROJECT', 'POST'] as const
export type SearchKind = (typeof searchKinds)[number]

/** The kinds as an address names them. */
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
