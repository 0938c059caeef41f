import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Codes } from './catalogue-conditions.server.ts'
import { type CatalogueFilters, specialityCode } from './catalogue-query.ts'
import { listWays } from './ways.server.ts'

type Titled = { id: string; title: string }

/** Returns a college speciality with its qualifications and the professions it leads to; null when there is none. */
const findSpeciality = cached(async (code: string, language: Language) => {
  const speciality = await db.speciality.findUnique({ where: { code } })
  if (!speciality) return null
  const qualifications = speciality.qualifications as unknown[]
  return {
    code,
    name: inLanguage(speciality.name, language).text,
    qualifications: qualifications.map(one => inLanguage(one, language).text),
    professions: await listProfessionsOf({ specialities: [code], groups: [], ids: [] }, language),
  }
})

/** Lists the professions with these ids and those any of the specialities or programme groups leads to. */
export const listProfessionsOf = cached(
  async ({ specialities, groups, ids }: Codes & { ids: readonly string[] }, language: Language): Promise<Titled[]> => {
    const ways = await listWays()
    return [...ways].flatMap(([id, way]) => {
      const leads =
        ids.includes(id) ||
        way.specialities.some(code => specialities.includes(code)) ||
        way.groups.some(code => groups.includes(code))
      return leads ? [{ id, title: inLanguage(way.title, language).text }] : []
    })
  },
)

/** Names the speciality and the profession given as codes in the filters. */
export async function nameAsked({ major, profession }: CatalogueFilters, language: Language) {
  const code = major && specialityCode(major)
  const title = profession && (await listWays()).get(profession)?.title
  return {
    speciality: code ? await findSpeciality(code, language) : null,
    profession: title ? inLanguage(title, language).text : null,
  }
}
