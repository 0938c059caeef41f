import type { Taught } from '#app/domain/institutions/taught.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { pathOf } from '#app/paths.ts'

/** Where a profession is taught, as its page shows it: how many of a kind, a few of them, and the catalogue with all. Null
 *  where we know of no place. */
export function taughtTexts(
  { professionId, region, kinds, institutes, unpublished }: Taught,
  reader: Reader<'admission'>,
) {
  const { t } = reader
  if (kinds.length + institutes.length + (unpublished?.colleges.length ?? 0) === 0) return null
  const placesOf = (named: Places) => placeLinks(named, reader)
  return {
    lead: t('taught.lead'),
    institutes: institutes.length === 0 ? null : { title: t('taught.institutes'), places: placesOf(institutes) },
    unpublished: unpublishedTexts(unpublished, region, reader),
    kinds: kinds.map(({ kind, total, near, named }) => {
      const asked = { country: 'kz', type: kind, profession: professionId }
      return {
        kind,
        title: t(kind === 'COLLEGE' ? 'taught.colleges' : 'taught.universities', { count: total }),
        // A person of a region without any is told so, and sees the others.
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

/** Colleges of the right kind of which nobody has published what they teach, as a group of its own. */
export function unpublishedTexts(
  unpublished: Taught['unpublished'],
  region: Taught['region'],
  reader: Reader<'admission'>,
) {
  if (region === null || unpublished === null || unpublished.colleges.length === 0) return null
  const { t } = reader
  const { isHome, colleges } = unpublished
  return {
    title: isHome ? t('unpublished.title', { name: t(`region.${region}`) }) : t('unpublished.near'),
    text: t('unpublished.text'),
    places: placeLinks(colleges, reader),
  }
}
