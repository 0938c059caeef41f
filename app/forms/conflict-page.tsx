import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { TwoVersions } from '#app/ui/two-versions.tsx'
import type { WordedConflict } from './conflict.server.ts'
import type { Values } from './two-versions.ts'
import { VersionFields } from './version-fields.tsx'

type ConflictPageProps = {
  conflict: WordedConflict
  leave: string
  /** A field to fill in again because it is never sent back, such as a password. */
  children?: ReactNode
}

/** The page of status 409: another person has saved the record while this form was open. `leave` is the address to
 *  leave without saving. The page adds `versions` to its catalogues. */
export function ConflictPage({ conflict, leave, children }: ConflictPageProps) {
  const { t } = useTranslation('versions')
  const { rows, by, at, version, base, hidden, again } = conflict
  const disputed = rows.filter(({ changedBy }) => changedBy === 'both').length
  const who = by ?? t('somebody')
  return (
    <Sheet>
      <Stack gap="l">
        <PageTitle title={t('title')} lead={t('lead', { who, at })} />
        {again && disputed > 0 ? <Alert tone="bad" title={t('choose')} /> : null}
        <Form method="post">
          <Hidden values={hidden} />
          <VersionFields version={version} base={base} />
          <input type="hidden" name="choosing" value="on" />
          <Stack gap="l">
            <TwoVersions
              caption={disputed > 0 ? t('caption', { count: disputed }) : t('captionNone')}
              theirs={t('theirs', { who, at })}
              mine={t('mine')}
              rows={rows}
            />
            {children ? <Fields>{children}</Fields> : null}
            <Row>
              <Button forward>{t('save')}</Button>
              <QuietLink to={leave}>{t('leave')}</QuietLink>
            </Row>
            <Small>{t('kept')}</Small>
          </Stack>
        </Form>
      </Stack>
    </Sheet>
  )
}

function Hidden({ values }: { values: Values }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
