/** Sites a project may link to. */
export const linkSites = ['website', 'github', 'linkedin', 'x', 'telegram'] as const
export type LinkSite = (typeof linkSites)[number]

const MOST_LETTERS = 300

/** Hosts of a site and the valid paths of a profile there. A website may be on any host. */
const sites: Record<Exclude<LinkSite, 'website'>, { hosts: readonly string[]; path: RegExp; home: string }> = {
  // User name: letters, digits and single hyphens, up to 39 characters; a repository may follow.
  github: { hosts: ['github.com'], path: /^\/[a-z\d](?:-?[a-z\d]){0,38}(?:\/[\w.-]{1,100})*\/?$/i, home: 'github.com' },
  linkedin: {
    hosts: ['linkedin.com', 'kz.linkedin.com'],
    path: /^\/(?:in|company|school|showcase)\/[\p{L}\p{N}%_-]{2,120}\/?$/iu,
    home: 'www.linkedin.com',
  },
  x: { hosts: ['x.com', 'twitter.com', 'mobile.twitter.com'], path: /^\/\w{1,15}\/?$/, home: 'x.com' },
  // User name: starts with a letter, 5 to 32 characters; an invitation starts with +.
  telegram: {
    hosts: ['t.me', 'telegram.me', 'telegram.dog'],
    path: /^\/(?:[a-z]\w{4,31}|\+[\w-]{10,40})\/?$/i,
    home: 't.me',
  },
}

/** Normalises a typed link: with or without https and www; for Telegram, X and GitHub also a bare @name. Null when it
 *  is not a URL of that site, or has credentials, a port or another protocol. */
export function linkTo(site: LinkSite, typed: string): string | null {
  const text = typed.trim()
  if (text.length > MOST_LETTERS || /\s/.test(text)) return null
  const name = /^@([\w-]+)$/.exec(text)?.[1]
  if (name && site !== 'website' && site !== 'linkedin') return linkTo(site, `https://${sites[site].home}/${name}`)
  const written = /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d/.test(text) ? text : `https://${text}`
  if (!URL.canParse(written)) return null
  const url = new URL(written)
  if (!/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return null
  if (!/\.\p{L}[\p{L}\d-]*$/u.test(url.hostname) || url.hostname.includes('..')) return null
  if (site === 'website') return url.pathname === '/' && !url.search ? url.origin : url.href
  const { hosts, path, home } = sites[site]
  const host = url.hostname.replace(/^www\./, '')
  if (!hosts.includes(host) || !path.test(decoded(url.pathname))) return null
  return `https://${home}${url.pathname.replace(/\/$/, '')}`
}

/** Returns the text of a link: the path for a known site, the host for a website. */
export function linkName(site: LinkSite, url: string): string {
  const { hostname, pathname } = new URL(url)
  return site === 'website' ? hostname.replace(/^www\./, '') : decoded(pathname).replace(/^\//, '')
}

/** Decodes a part of an address; returned unchanged when it cannot be decoded. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
