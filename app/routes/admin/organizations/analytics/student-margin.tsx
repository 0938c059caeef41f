import { useTranslation } from '#app/i18n/use-translation.ts'
import { Note } from '#app/ui/card.tsx'
import type { LoadedStudent } from './student.tsx'

/** Margin: colleagues who viewed the results, data that is not shown here, and facts about the pupil. */
export function StudentMargin({ student: { looks, texts } }: { student: LoadedStudent }) {
  const { t } = useTranslation('studentAnalytics')
  return (
    <>
      <Note title={t('looks')}>
        <>
          {looks.length > 0 ? (
            <ul>
              {looks.map(({ id, who, when }) => (
                <li key={id}>
                  {who}, {when}
                </li>
              ))}
            </ul>
          ) : null}
          <p>{t('looks.note')}</p>
        </>
      </Note>
      <Note title={t('missing')}>{t('missing.text')}</Note>
      <Note title={t('about')}>
        <ul>
          {texts.about.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Note>
    </>
  )
}
