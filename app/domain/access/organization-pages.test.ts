import { expect, it } from 'vitest'
import { isOfOrganization } from './organization-pages.ts'

it.each(['/app/feed?tab=school', '/app/feed/?tab=school', '/App/FEED?x=1&tab=school', '/app/feed?tab=school#post'])(
  'the posts of one’s organisation need its subscription: %s',
  path => expect(isOfOrganization(path)).toBe(true),
)

it.each(['/app/feed', '/app/feed?tab=following', '/app/feed?tab=all&tab=school', '/app/tests?tab=school', '/'])(
  'other pages do not: %s',
  path => expect(isOfOrganization(path)).toBe(false),
)
