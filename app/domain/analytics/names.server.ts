import { jsonOf, readRows, text } from '#app/database/rows.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findTitles } from '#app/domain/professions/professions.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'

export type Names = ReadonlyMap<string, { text: string; lang: string | undefined }>

type Ids = { professions?: readonly string[]; institutions?: readonly string[]; tests?: readonly string[] }

/** Names of professions, institutions and tests in a language, by id. */
export async function nameContent(
  { professions = [], institutions = [], tests = [] }: Ids,
  language: Language,
): Promise<Names> {
  const titles = await findTitles(professions.toSorted(), language)
  const named = [...(await nameInstitutions(institutions.toSorted())), ...(await nameTests(tests.toSorted()))]
  return new Map([
    ...[...titles].map(([id, { title, lang }]) => [id, { text: title, lang }] as const),
    ...named.map(({ id, name }) => {
      const localized = inLanguage(name, language)
      return [
        id,
        { text: localized.text, lang: localized.language === language ? undefined : localized.language },
      ] as const
    }),
  ])
}

const nameRow = { id: text, name: jsonOf<unknown>() }

const nameInstitutions = cached((ids: string[]) =>
  readRows(nameRow, Prisma.sql`SELECT "id", "name" FROM "Institution" WHERE "id" IN (${Prisma.join(['', ...ids])})`),
)

const nameTests = cached(async (ids: string[]) => {
  const rows = await readRows(
    { id: text, texts: jsonOf<{ title: unknown }>() },
    Prisma.sql`
      SELECT "testId" AS "id", "texts" FROM "TestVersion" v WHERE v."testId" IN (${Prisma.join(['', ...ids])})
        AND v."number" = (SELECT MAX(n."number") FROM "TestVersion" n WHERE n."testId" = v."testId" AND n."state" <> 'DRAFT')`,
  )
  return rows.map(({ id, texts }) => ({ id, name: texts.title }))
})
