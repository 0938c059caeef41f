import type { Key } from '#app/i18n/catalogue.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { EmptyState } from '#app/ui/card.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Table } from '#app/ui/table.tsx'
import type { MyData } from './my-data.tsx'

/** Staff who viewed this person's results. */
export function ViewsSection({ views, older, further }: Pick<MyData, 'views' | 'older' | 'further'>) {
  const { t } = useTranslation('data')
  return (
    <Stack as="section" aria-labelledby="views">
      <h2 id="views">{t('views.title')}</h2>
      {views.length === 0 ? (
        <EmptyState as="h3" title={t('views.none')}>
          {t('views.noneText')}
        </EmptyState>
      ) : (
        <>
          <Text>{t('views.text')}</Text>
          <Table
            caption={t('views.caption')}
            columns={[
              { key: 'when', label: t('views.when') },
              { key: 'who', label: t('views.who') },
              { key: 'what', label: t('views.what') },
              { key: 'role', label: t('views.role') },
            ]}
            rows={views.map(({ id, when, name, page, role, organization }) => ({
              key: id,
              header: when,
              cells: [
                name ?? t('views.gone'),
                t(`views.page.${page}`),
                [t(`role.${role ?? 'unknown'}` as Key<'data'>), organization].filter(Boolean).join(', '),
              ],
            }))}
          />
        </>
      )}
      <Pagination
        label={t('views.pages')}
        previous={further ? { to: `${pathOf('myData')}#views`, label: t('views.newest') } : undefined}
        next={older ? { to: `${pathOf('myData', null, { before: older })}#views`, label: t('views.older') } : undefined}
      />
    </Stack>
  )
}
