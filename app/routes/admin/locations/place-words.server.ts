import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { listEveryPlace, MOST_COUNTED, type PlaceUse, type WholeUse } from '#app/domain/locations/places.server.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { numberText } from '#app/i18n/format.server.ts'
import type { FieldWords } from '../content/history.server.ts'

/** What the form of a city chooses from, in the reader's words. */
export async function choicesOf(args: GuardArgs) {
  const { t, language } = reading(args, 'admission')
  const { countries } = await listEveryPlace()
  return {
    countries: countries.map(({ id, name }) => ({ value: id, label: inLanguage(name, language).text })),
    regions: regions.map(value => ({ value, label: t(`region.${value}`) })),
  }
}

/** What the fields of a place and their values mean. */
export async function fieldWords(args: GuardArgs): Promise<FieldWords> {
  const { t } = reading(args, 'locations')
  const { countries, regions: named } = await choicesOf(args)
  const options: Record<string, { value: string; label: string }[] | undefined> = {
    countryId: countries,
    region: named,
  }
  return {
    label: name => t(name as Key<'locations'>),
    value: (name, value) => options[name]?.find(option => option.value === value)?.label ?? value,
  }
}

/** How often a place is named, in numbers for a table: beyond a thousand only that. */
export function usageTexts(args: GuardArgs, use: PlaceUse) {
  const { t, language } = reading(args, 'locations')
  const text = (count: number) =>
    count > MOST_COUNTED ? t('moreThan', { most: numberText(MOST_COUNTED, language, 0) }) : String(count)
  return {
    profiles: text(use.profiles),
    organizations: text(use.organizations),
    institutions: text(use.institutions),
  }
}

/** What names a place, one line each; what does not is left out. */
export function usageLines(args: GuardArgs, use: WholeUse): string[] {
  const { t } = reading(args, 'locations')
  return (['cities', 'profiles', 'organizations', 'institutions'] as const).flatMap(of =>
    use[of] > 0 ? [t(`use.${of}`, { count: use[of] })] : [],
  )
}
