import type { useTranslation } from '#app/i18n/use-translation.ts'
import { Closeness } from './closeness.tsx'
import type { LoadedProfession } from './show.tsx'

type Say<N extends Parameters<typeof useTranslation>[0]> = ReturnType<typeof useTranslation<N>>['t']
type Words = { t: Say<'profession'>; words: Say<'professions'>; subject: Say<'subjects'> }

/** Returns the most requested facts of a profession, one line each. */
export function quickFacts(
  { ways, subjects, outlook }: LoadedProfession['profession'],
  match: LoadedProfession['match'],
  { t, words, subject }: Words,
) {
  const [usual] = ways
  return [
    ...(usual ? [{ term: t('quick.study'), text: `${usual.title}, ${usual.label}` }] : []),
    { term: t('quick.subjects'), text: subjects.map(name => subject(name as 'MATHEMATICS')).join(', ') },
    { term: t('quick.outlook'), text: t(`outlook.${outlook as 'growing'}`) },
    ...(match === null || match === 'even'
      ? []
      : [
          {
            term: t('quick.you'),
            text: (
              <>
                <Closeness match={match} /> {words('rankOf', { rank: match.rank, of: match.of })}
              </>
            ),
          },
        ]),
  ]
}
