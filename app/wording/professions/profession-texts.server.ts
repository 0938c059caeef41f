import type { findProfession } from '#app/domain/professions/professions.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { payTexts } from './pay-texts.server.ts'
import { wayTexts } from './way-texts.server.ts'

type Profession = NonNullable<Awaited<ReturnType<typeof findProfession>>>

/** Returns the texts of a profession for its page. `isAfterNine`: the reader may still leave school after class 9. */
export function professionTexts(
  { pay, paidAs, ways, ...rest }: Profession,
  { isAfterNine }: { isAfterNine: boolean },
  reader: Reader<'profession'>,
) {
  const { programmeGroups } = rest
  return {
    ...rest,
    ways: wayTexts({ ways, programmeGroups, isAfterNine }, reader),
    pay: payTexts({ pay, paidAs }, reader),
  }
}

/** Describes the drawing of a field. The caption says that it shows the field and not the profession. */
export function sceneText(field: Profession['field'], { t }: Reader<'scenes'>) {
  return t('caption', { what: t(`in.${field}`) })
}
