import type { TrainingWayKind } from '#app/domain/professions/vocabulary.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Fold, FoldLink } from '#app/ui/fold.tsx'
import { Names, Voice } from '#app/ui/names.tsx'
import type { Loaded } from './list.tsx'

type Props = { group: Loaded['groups'][number]; way: TrainingWayKind | null }

/** A field of work: its question, the number of professions, and their names when it is open. */
export function FieldOfWork({ group: { field, total, mine, professions }, way }: Props) {
  const { t } = useTranslation('profession')
  const words = useTranslation('professions')
  const texts = {
    title: words.t(`field.${field}`),
    says: (
      <>
        <Voice>{t(`question.${field}`)}</Voice> {t('list.count', { count: total })}
        {mine > 0 ? `, ${t('list.mine', { count: mine })}` : null}
      </>
    ),
    field,
    here: mine > 0,
    id: field,
  }
  if (professions === null)
    return <FoldLink {...texts} to={`${pathOf('professions', null, { field, way })}#${field}`} />
  return (
    <Fold {...texts} open>
      <Names
        items={professions.map(({ id, title, lang, place }) => ({
          id,
          to: pathOf('profession', { professionId: id }),
          title,
          lang,
          pin: place === null ? undefined : t('list.place', { place }),
        }))}
      />
    </Fold>
  )
}
