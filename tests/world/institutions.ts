import { foldForSearch } from '#app/domain/text/search.ts'
import { sortKey } from '#app/domain/text/sort-key.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'

/** An invented country, so that lists have the length a test needs whatever the content contains. */
export const FAIRYLAND = 'zz'

type Made = {
  id: string
  ru: string
  kk?: string
  type?: string
  financing?: string
  dormitory?: boolean
  city?: string
  officialCode?: string
  retired?: boolean
  majors?: { group?: string; name?: string; cost?: number | null; languages?: string[]; grants?: boolean }[]
}

/** Creates an institution of that country with programmes. Only the values a test needs are given. */
export async function makeInstitution(database: PrismaClient, made: Made) {
  const { id, ru, kk = ru, city = 'zz-first', majors = [] } = made
  const name = { ru, kk, en: ru }
  const costs = majors.flatMap(({ cost }) => cost ?? [])
  await database.country.upsert({
    where: { id: FAIRYLAND },
    create: { id: FAIRYLAND, order: 99, name: { ru: 'Тридевятое', kk: 'Тридевятое', en: 'Fairyland' } },
    update: {},
  })
  await database.city.upsert({
    where: { id: city },
    create: { id: city, order: 0, countryId: FAIRYLAND, name: { ru: `Город ${city}`, kk: city, en: city } },
    update: {},
  })
  const text = (words: string) => ({ ru: words, kk: words, en: words })
  await database.institution.create({
    data: {
      id,
      type: made.type ?? 'UNIVERSITY',
      financing: made.financing ?? 'GOV',
      dormitory: made.dormitory ?? false,
      cityId: city,
      officialCode: made.officialCode ?? null,
      website: 'https://www.fairyland.example/start',
      name,
      about: text('О нём рассказывают.'),
      searchFolded: foldForSearch(`${ru} | ${kk}`),
      sortRu: sortKey(ru, 'ru'),
      sortKk: sortKey(kk, 'kk'),
      sortEn: sortKey(ru, 'en'),
      lowestCost: costs.length > 0 ? Math.min(...costs) : null,
      retiredAt: made.retired ? new Date() : null,
      details: {
        short: null,
        admission: 'UNT',
        admissions: {
          documents: [text('удостоверение')],
          deadlines: [{ from: '07-13', to: '07-20', text: text('заявление') }],
          source: { text: text('правила'), year: 2025 },
        },
        check: text('уточните'),
        source: { text: text('сайт'), year: 2025 },
        rates: null,
      },
      majors: {
        create: majors.map(
          ({ group, name: title = 'Волшебство', cost = null, languages = ['ru'], grants = false }, at) => ({
            id: `${id}-${at}`,
            groupCode: group ?? null,
            name: text(title),
            searchFolded: foldForSearch(title),
            years: 4,
            cost,
            currency: cost === null ? null : 'KZT',
            costTenge: cost,
            costYear: cost === null ? null : 2025,
            costSource: cost === null ? null : 'ESTIMATE',
            grants,
            languages: { create: languages.map(language => ({ language })) },
          }),
        ),
      },
    },
  })
}
