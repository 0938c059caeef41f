import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import type { LoadedProjects } from './list.tsx'

/** Margin of the list: the viewer's draft, how to join a team, and what the fitting projects are based on. */
export function Beside({ list, draft, moreDrafts, known }: LoadedProjects) {
  const { t } = useTranslation('projects')
  return (
    <>
      {draft ? (
        <Note title={t('draft')}>
          <p>{draft.text}</p>
          <QuietLink to={draft.to} forward>
            {t('draft.go')}
          </QuietLink>
          {moreDrafts ? <QuietLink to={pathOf('projects', null, { list: 'mine' })}>{moreDrafts}</QuietLink> : null}
        </Note>
      ) : null}
      <Note title={t('joining')}>{t('joining.text')}</Note>
      {list === 'fits' && known ? <Note title={t('known')}>{t('known.text')}</Note> : null}
    </>
  )
}
