import type { Slip } from '#app/domain/organizations/slip-sheets.server.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { Language } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'

/** Returns the texts of the slips for printing. Each is in Kazakh and Russian, the owner's language first, so that the
 *  person who hands it out can read it too. `siteUrl` is the address for signing in. */
export function slipTexts(slips: Slip[], siteUrl: string) {
  return slips.map(({ memberId, firstName, lastName, group, username, password, language, expiresAt }) => {
    const languages = [...new Set<Language>([language ?? 'kk', 'kk', 'ru'])]
    const inLanguages = (key: 'slip.site' | 'slip.login' | 'slip.password') =>
      languages.map(one => readerOf(one, 'memberTexts').t(key)).filter((text, at, all) => all.indexOf(text) === at)
    return {
      memberId,
      name: `${lastName} ${firstName}`,
      group,
      site: new URL(siteUrl).host,
      username,
      password,
      labels: {
        site: inLanguages('slip.site'),
        login: inLanguages('slip.login'),
        password: inLanguages('slip.password'),
      },
      notes: languages.map(one => ({
        lang: one,
        text: readerOf(one, 'memberTexts').t('slip.until', { date: plainDateText(calendarDay(expiresAt), one) }),
      })),
    }
  })
}

export type SlipText = ReturnType<typeof slipTexts>[number]
