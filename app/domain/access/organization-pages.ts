import { pathOf } from '#app/paths.ts'

/** Checks whether a query of the feed asks for the posts of one's organisation. They need the policy ORG, which a
 *  personal subscription does not meet. */
export function asksForOrganization(query: URLSearchParams): boolean {
  return query.get('tab') === 'school'
}

/** Checks whether a path of this site is a page that needs the policy ORG. The router ignores case and a slash at the
 *  end. A path missed here would send a paid person from the paywall to the feed and back without end. */
export function isOfOrganization(path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://bagdar.invalid')
  const page = pathname.replace(/\/+$/, '').toLowerCase()
  return page === pathOf('feed') && asksForOrganization(searchParams)
}
