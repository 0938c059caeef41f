import { isMinor } from '#app/domain/accounts/age.ts'
import { findingsIn } from '#app/domain/text-safety/findings.ts'
import type { PersonalDatum } from '#app/domain/text-safety/personal-data.ts'
import { decoded, type LinkSite, linkSites } from './links.ts'

/** Sites where somebody who has the link can write to whoever it names. A page of LinkedIn or X takes messages too, by its owner's
 *  setting, which we do not see. */
const contactSites: readonly LinkSite[] = ['telegram', 'linkedin', 'x']

/** The same of a website: messengers, social networks, and pages that are nothing but a list of such links. */
const contactHosts = [
  ...['t.me', 'telegram.me', 'telegram.dog', 'telegram.org', 'wa.me', 'whatsapp.com', 'viber.com', 'signal.me'],
  ...['signal.group', 'm.me', 'messenger.com', 'discord.gg', 'discord.com', 'skype.com', 'line.me', 'ngl.link'],
  ...['vk.com', 'vk.ru', 'vk.me', 'ok.ru', 'instagram.com', 'ig.me', 'threads.net', 'threads.com', 'facebook.com'],
  ...['fb.com', 'fb.me', 'x.com', 'twitter.com', 'linkedin.com', 'lnkd.in', 'tiktok.com', 'snapchat.com', 'ask.fm'],
  ...['reddit.com', 'linktr.ee', 'taplink.cc', 'taplink.at', 'taplink.ws', 'beacons.ai', 'bio.link'],
]

/** … and whatever has a number or an address of a person in it. */
const contactData: readonly PersonalDatum[] = ['TELEPHONE', 'EMAIL', 'CONTACT']

type Links = Record<LinkSite, string | null>

/** What a reader is to a project and to the one who leads it. */
export type Near = {
  dateOfBirth: string | null
  inTeam: boolean
  sameOrganization: boolean
  /** The one who leads it follows them. */
  followed: boolean
  /** A role of the site, which has to see what it decides about. */
  super: boolean
}

/** Whether one can write to somebody by a link: by its site, or by a telephone number or an address in it. */
export function isContact(site: LinkSite, url: string): boolean {
  if (contactSites.includes(site)) return true
  const { hostname, href } = new URL(url)
  return (
    contactHosts.some(host => hostname === host || hostname.endsWith(`.${host}`)) ||
    findingsIn(decoded(href)).some(found => found.kind === 'PERSONAL_DATA' && contactData.includes(found.what))
  )
}

/** The links of a project that a reader sees, in the order of the sites, and whether others are kept from them. Where somebody under
 *  18, or of unknown age, leads it, a stranger finds no way to write to them; everybody sees its other pages. */
export function linksFor(links: Links, near: Near, now: Date) {
  const given = linkSites.flatMap(site => (links[site] ? [{ site, url: links[site] }] : []))
  const all = near.inTeam || near.sameOrganization || near.followed || near.super || !isMinor(near.dateOfBirth, now)
  const seen = all ? given : given.filter(({ site, url }) => !isContact(site, url))
  return { links: seen, linksKept: seen.length < given.length }
}
