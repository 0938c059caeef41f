import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import type { MaterialCard } from './card.ts'
import type { MaterialKind, MaterialLevel, Skill } from './vocabulary.ts'

/** Lists the materials in use that teach one of these skills. Two queries. */
export async function listMaterialCards(skills: readonly Skill[]): Promise<MaterialCard[]> {
  const rows = await db.material.findMany({
    where: { retiredAt: null, skills: { some: { skill: { in: [...skills] } } } },
    orderBy: { id: 'asc' },
    select: {
      id: true,
      language: true,
      level: true,
      hours: true,
      free: true,
      skills: { select: { skill: true }, orderBy: { order: 'asc' } },
    },
  })
  return rows.map(({ language, level, skills: taught, ...rest }) => ({
    ...rest,
    language: language as Language,
    level: level as MaterialLevel,
    skills: taught.map(({ skill }) => skill as Skill),
  }))
}

/** All materials, including retired ones, by id, with what they teach in a language. */
const readMaterials = cached(async (language: Language) => {
  const rows = await db.material.findMany()
  return new Map(
    rows.map(({ teaches, kind, level, language: of, ...rest }) => [
      rest.id,
      {
        ...rest,
        kind: kind as MaterialKind,
        level: level as MaterialLevel,
        language: of as Language,
        teaches: inLanguage(teaches, language).text,
      },
    ]),
  )
})

/** Returns materials by id, including retired ones, with what they teach in the reader's language. Cached. */
export async function findMaterials(ids: readonly string[], language: Language) {
  const known = await readMaterials(language)
  return new Map(ids.flatMap(id => (known.has(id) ? [[id, known.get(id)!] as const] : [])))
}

export type Material = NonNullable<ReturnType<Awaited<ReturnType<typeof findMaterials>>['get']>>
