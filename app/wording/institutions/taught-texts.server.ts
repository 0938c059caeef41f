import type { Taught } from '#app/domain/institutions/taught.server.ts'
import type { Unnamed } from '#app/domain/institutions/unnamed.server.ts'
import type { Region } from '#app/domain/locations/regions.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'

/** Describes where a profession is taught: the count of each kind, some examples and a link to the catalogue. `null`
 *  where no place is known. */
export function taughtTexts(
  { professionId, region, kinds, institutes, unpublished, unnamed }: Taught,
  reader: Reader<'admission'>,
) {
  const { t } = reader
  const found = kinds.length + institutes.length + (unpublished?.colleges.length ?? 0)
  if (found === 0 && unnamed === null) return null
  const placesOf = (named: Places) => placeLinks(named, reader)
  return {
    lead: found > 0 ? t('taught.lead') : null,
    institutes: institutes.length === 0 ? null : { title: t('taught.institutes'), places: placesOf(institutes) },
    unpublished: unpublishedTexts(unpublished, region, reader) ?? unnamedTexts(unnamed, reader),
    kinds: kinds.map(({ kind, total, near, named }) => {
      const asked = { country: 'kz', type: kind, profession: professionId }
      return {
        kind,
        title: t(kind === 'COLLEGE' ? 'taught.colleges' : 'taught.universities', { count: total }),
        // Says that the reader's region has none; places in other regions follow.
        none: region && near === 0 ? t('taught.nearNone', { name: t(`region.${region}`) }) : null,
        places: placesOf(named),
        links: [
          ...(region && near > 0
            ? [
                {
                  to: pathOf('institutions', null, { ...asked, region }),
                  label: t('taught.inRegion', { name: t(`region.${region}`) }),
                },
              ]
            : []),
          { to: pathOf('institutions', null, asked), label: t('taught.all') },
        ],
      }
    }),
  }
}

type Places = Taught['institutes']

function placeLinks(places: Places, { t }: Reader<'admission'>) {
  return places.map(({ id, name, city }) => ({
    to: pathOf('institution', { institutionId: id }),
    label: t('taught.row', { name, city }),
  }))
}

/** Lists colleges of the right kind that have not published their programmes, as a group of its own. */
export function unpublishedTexts(
  unpublished: Taught['unpublished'],
  region: Taught['region'],
  reader: Reader<'admission'>,
) {
  if (region === null || unpublished === null || unpublished.colleges.length === 0) return null
  const { t } = reader
  const { isHome, isFirst, colleges } = unpublished
  return {
    isFirst,
    title: isHome ? t('unpublished.title', { name: t(`region.${region}`) }) : t('unpublished.near'),
    text: t('unpublished.text'),
    places: placeLinks(colleges, reader),
  }
}

/** Where no college can be named: describes similar programmes nearby, and the colleges to ask. */
export function unnamedTexts(unnamed: Unnamed | null, { t }: Reader<'admission'>) {
  if (unnamed === null) return null
  const { region, near } = unnamed
  const asked = { country: 'kz', type: 'COLLEGE' }
  return {
    isFirst: true,
    title: t('unnamed.title'),
    text: [t('unnamed.text'), ...(near.length > 0 ? [t('unnamed.near')] : [])].join(' '),
    places: [
      ...near.map(({ id, title }) => ({
        to: pathOf('institutions', null, { ...asked, profession: id }),
        label: t('unnamed.taught', { title }),
      })),
      collegesLink(region, { t }),
    ],
  }
}

/** Links to the colleges of a region, or to all of them. */
export function collegesLink(region: Region | null, { t }: Pick<Reader<'admission'>, 't'>) {
  return {
    to: pathOf('institutions', null, { country: 'kz', type: 'COLLEGE', region }),
    label: region === null ? t('colleges.all') : t('colleges.region', { name: t(`region.${region}`) }),
  }
}
