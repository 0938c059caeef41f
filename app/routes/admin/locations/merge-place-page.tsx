import { Form, useLoaderData } from '@remix-run/react'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select } from '#app/ui/field.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { pagesOf } from './kinds.ts'
import type { LoadedMerge } from './merge-place.server.ts'

export function MergePlacePage() {
  const loaded = useLoaderData<LoadedMerge>()
  const { page, name, into, unknown } = loaded
  const { t } = useTranslation('locations')
  const form = useForm({ message: useFieldMessage('locations') })
  return (
    <Sheet narrow>
      <Stack gap="l">
        <ErrorSummary errors={form.errors} />
        <PageTitle title={page.title} lead={t('mergeLead', { name: name.text })} />
        {unknown ? <Alert tone="warn" title={t('intoUnknown')} /> : null}
        {into ? <Sure loaded={loaded} into={into} /> : <Choice loaded={loaded} error={form.choice('into').error} />}
      </Stack>
    </Sheet>
  )
}

type Part = { loaded: LoadedMerge }

/** Form that chooses the other place. It changes nothing yet. */
function Choice({ loaded: { table, id, others }, error }: Part & { error?: string }) {
  const { t } = useTranslation('locations')
  const { merge, edit } = pagesOf[table]
  return (
    <Form method="get" action={adminPathOf(merge, { placeId: id })}>
      <Stack gap="l">
        <Select
          id="into"
          name="into"
          label={t('into')}
          hint={t('intoHint')}
          placeholder={t('choose')}
          error={error}
          options={others}
          required
        />
        <Row>
          <Button>{t('showMerge')}</Button>
          <QuietLink to={adminPathOf(edit, { placeId: id })}>{t('cancel')}</QuietLink>
        </Row>
      </Stack>
    </Form>
  )
}

/** Confirmation that lists what moves to the other place. */
function Sure({ loaded, into }: Part & { into: NonNullable<LoadedMerge['into']> }) {
  const { table, id, name, version, uses } = loaded
  const { t } = useTranslation('locations')
  return (
    <>
      <Alert tone="warn" as="h2" title={t('mergeMeans', { from: name.text, into: into.name.text })}>
        {uses.length > 0 ? (
          <>
            <p>{t('goesOver')}</p>
            <Bullets items={uses} />
          </>
        ) : (
          <p>{t('nothingGoesOver')}</p>
        )}
        <p>{t('mergeForGood', { from: name.text })}</p>
      </Alert>
      <Form method="post" action={adminPathOf(pagesOf[table].merge, { placeId: id }, { into: into.id })}>
        <input type="hidden" name="into" value={into.id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="intoVersion" value={into.version} />
        <input type="hidden" name="sure" value="on" />
        <Row>
          <Button kind="risk">{t('mergeDo')}</Button>
          <QuietLink to={adminPathOf(pagesOf[table].merge, { placeId: id })}>{t('chooseAnother')}</QuietLink>
        </Row>
      </Form>
    </>
  )
}
