import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Sheet } from '#app/ui/layout.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { Table } from '#app/ui/table.tsx'
import type { History } from './history.server.ts'

/** List of the edits of a content row, newest first, with links to restore earlier versions. Routes that use it add
 *  `contentHistory` to their catalogues. */
export function ContentHistory({ history: { edits, newest, older } }: { history: History }) {
  const { t } = useTranslation('contentHistory')
  return (
    <Sheet after>
      <Section id="history" title={t('title')}>
        {edits.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <Table
            base
            caption={t('caption')}
            captionHidden
            columns={[
              { key: 'when', label: t('when') },
              { key: 'what', label: t('what') },
              { key: 'by', label: t('by') },
              { key: 'return', label: t('return') },
            ]}
            rows={edits.map(edit => ({
              key: edit.id,
              header: edit.when,
              cells: [
                <Changes key="what" edit={edit} />,
                edit.by,
                edit.returnTo ? (
                  <QuietLink key="return" to={edit.returnTo} aria-label={t('returnTo', { when: edit.when })}>
                    {t('returnDo')}
                  </QuietLink>
                ) : (
                  ''
                ),
              ],
            }))}
          />
        )}
        <Pagination
          label={t('pages')}
          previous={newest ? { to: newest, label: t('newest') } : undefined}
          next={older ? { to: older, label: t('older') } : undefined}
        />
      </Section>
    </Sheet>
  )
}

function Changes({ edit: { kind, of, changes } }: { edit: History['edits'][number] }) {
  const { t } = useTranslation('contentHistory')
  return (
    <>
      {of ? t('of', { kind: t(`kind.${kind}`), of }) : t(`kind.${kind}`)}
      {changes.map(({ label, from, to }) => (
        <Small key={label}>{t('change', { label, from, to })}</Small>
      ))}
    </>
  )
}

/** Notice above a form that is filled with an earlier version. */
export function ReturnedNotice({ returned }: { returned: boolean }) {
  const { t } = useTranslation('contentHistory')
  return returned ? (
    <Alert tone="info" title={t('returned')}>
      {t('returnedText')}
    </Alert>
  ) : null
}
