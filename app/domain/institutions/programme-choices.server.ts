import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { compareIn } from '#app/i18n/formatters.ts'
import { CHOICES_AT_MOST, type Measure } from './vocabulary.ts'

/** Lists the picked institutions with their programmes, and the measures (marks and exams) they require. Institutions
 *  are in the order of picking, programmes by name. */
export async function listProgrammeChoices(viewer: Pick<Viewer, 'id'>, language: Language) {
  const picks = await db.institutionPick.findMany({
    where: { userId: viewer.id, institution: { retiredAt: null } },
    orderBy: [{ createdAt: 'asc' }, { institutionId: 'asc' }],
    take: CHOICES_AT_MOST,
    select: {
      institution: {
        select: {
          id: true,
          name: true,
          details: true,
          requirements: { select: { measure: true } },
          statistics: { select: { measure: true } },
          majors: {
            where: { retiredAt: null },
            select: { id: true, groupCode: true, name: true, grants: true },
          },
        },
      },
    },
  })
  const inOrder = compareIn(language)
  const institutions = picks.map(({ institution }) => {
    const { id, name, majors } = institution
    const localized = inLanguage(name, language)
    return {
      id,
      name: localized.text,
      lang: localized.language === language ? undefined : localized.language,
      programmes: majors
        .map(major => ({
          id: major.id,
          name: inLanguage(major.name, language).text,
          groupCode: major.groupCode,
          grants: major.grants,
        }))
        .toSorted((one, other) => inOrder(one.name, other.name)),
    }
  })
  const asked = picks.flatMap(({ institution: { requirements, statistics, details } }) => [
    ...requirements.map(({ measure }) => measure as Measure),
    ...(statistics?.measure ? [statistics.measure as Measure] : []),
    ...((details as { admission: string }).admission === 'UNT' ? (['UNT'] as const) : []),
  ])
  return { institutions, asked: new Set(asked) }
}
