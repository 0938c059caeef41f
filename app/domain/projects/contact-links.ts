import { isMinor } from '#app/domain/accounts/age.ts'
import { findingsIn } from '#app/domain/text-safety/findings.ts'
import type { PersonalDatum } from '#app/domain/text-safety/personal-data.ts'
import { decoded, type LinkSite, linkSites } from './links.ts'

/** Sites on which a stranger can message the person behind a link. LinkedIn and X allow it by a setting of the owner
 *  that we cannot see. */
const contactSites: readonly LinkSite[] = ['telegram', 'linkedin', 'x']

/** The same of a website: messengers, social networks, and pages that are nothing but a list of such links. */
const contactHosts = [
  ...['t.me', 'telegram.me', 'telegram.dog', 'telegram.org', 'wa.me', 'whatsapp.com', 'viber.com', 'signal.me'],
  ...['signal.group', 'm.me', 'messenger.com', 'discord.gg', 'discord.com', 'skype.com', 'line.me', 'ngl.link'],
  ...['vk.com', 'vk.ru', 'vk.me', 'ok.ru', 'instagram.com', 'ig.me', 'threads.net', 'threads.com', 'facebook.com'],
  ...['fb.com', 'fb.me', 'x.com', 'twitter.com', 'linkedin.com', 'lnkd.in', 'tiktok.com', 'snapchat.com', 'ask.fm'],
  ...['reddit.com', 'linktr.ee', 'taplink.cc', 'taplink.at', 'taplink.ws', 'beacons.ai', 'bio.link'],
]

/** Personal data in the address of a website that allow contact as well. */
const contactData: readonly PersonalDatum[] = ['TELEPHONE', 'EMAIL', 'CONTACT']

type Links = Record<LinkSite, string | null>

/** Relation of the viewer to a project and its lead. */
export type Near = {
  dateOfBirth: string | null
  inTeam: boolean
  sameOrganization: boolean
  /** The lead follows the viewer. */
  followed: boolean
  /** The viewer has a super role, which decides about reports. */
  super: boolean
}

/** Checks whether a link allows contact: by its site, or by a telephone number or address in it. */
export function isContact(site: LinkSite, url: string): boolean {
  if (contactSites.includes(site)) return true
  const { hostname, href } = new URL(url)
  return (
    contactHosts.some(host => hostname === host || hostname.endsWith(`.${host}`)) ||
    findingsIn(decoded(href)).some(found => found.kind === 'PERSONAL_DATA' && contactData.includes(found.what))
  )
}

/** Returns the links of a project that the viewer may see, in the order of the sites, and whether some are withheld. If
 *  the lead is under 18 or of unknown age, strangers do not get links that allow contact. */
export function linksFor(links: Links, near: Near, now: Date) {
  const given = linkSites.flatMap(site => (links[site] ? [{ site, url: links[site] }] : []))
  const all = near.inTeam || near.sameOrganization || near.followed || near.super || !isMinor(near.dateOfBirth, now)
  const seen = all ? given : given.filter(({ site, url }) => !isContact(site, url))
  return { links: seen, linksKept: seen.length < given.length }
}
