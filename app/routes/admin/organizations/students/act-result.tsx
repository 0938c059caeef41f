import type { StudentAct } from '#app/domain/organizations/students-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { ActResult as Facts } from './take-act.server.ts'

/** Shows the result of a bulk action. */
export function ActResultPage({ result, orgId, act }: { result: Facts; orgId: string; act: StudentAct }) {
  const { t } = useTranslation('students')
  const back = adminPathOf('students', { orgId })
  return (
    <Sheet narrow>
      <Stack gap="l">
        <Crumbs items={[{ to: back, label: t('title') }, { label: t(`act.${act}`) }]} />
        <div role="status">
          <PageTitle
            title={t(`told.${act}`, { count: result.done })}
            lead={result.same > 0 ? t('told.same', { count: result.same }) : null}
          />
        </div>
        {result.refused.map(({ because, names }) => (
          <Alert key={because} tone="warn" as="h2" title={t('told.refused', { count: names.length })}>
            <p>{t(`because.${because}`)}</p>
            <p>{names.join(', ')}</p>
          </Alert>
        ))}
        <Row>
          {result.at ? (
            <ButtonLink to={adminPathOf('slips', { orgId }, { at: result.at })}>{t('slips.print')}</ButtonLink>
          ) : null}
          <QuietLink to={back} back>
            {t('back')}
          </QuietLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
