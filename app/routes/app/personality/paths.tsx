import { useTranslation } from '#app/i18n/use-translation.ts'
import { Card } from '#app/ui/card.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { ReportColumns } from '#app/ui/report.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'

/** From the first professions back to what can be chosen now: subjects, programme groups, kinds of institution. */
export function Paths({ paths }: { paths: SheetTexts['paths'] }) {
  const { t } = useTranslation('analysis')
  return (
    <Stack as="section" aria-labelledby="paths">
      <h2 id="paths">{t('paths.title')}</h2>
      <Text>{t('paths.lead')}</Text>
      <ReportColumns>
        {paths.map(({ professionId, title, subjects, groups, kinds }) => (
          <Card key={professionId}>
            <h3>{title}</h3>
            <p>
              <b>{t('paths.subjects')}:</b> {subjects}
            </p>
            {groups.length > 0 ? (
              <div>
                <b>{t('paths.groups')}:</b>
                <ul>
                  {groups.map(group => (
                    <li key={group}>{group}</li>
                  ))}
                </ul>
              </div>
            ) : null}
            <p>
              <b>{t('paths.kinds')}:</b> {kinds}
            </p>
          </Card>
        ))}
      </ReportColumns>
    </Stack>
  )
}
