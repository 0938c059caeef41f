import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findMajorImport, applyMajorImport } from '#app/domain/institutions/major-imports.server.ts'
import { applyMajorImportSchema } from '#app/domain/institutions/major-import.schema.ts'
import { readAction } from '#app/forms/form.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { majorImportTexts } from '#app/wording/institutions/major-import-texts.server.ts'
import { ChangedRows, Counts, Missing, NewRows, RefusedRows } from './import-parts.tsx'
import { institutionOf } from './institution-of.server.ts'

export const handle = { i18n: ['majorSheets'], failure: { load: 'list', act: 'save' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const institution = await institutionOf(args)
  const found = await findMajorImport(institution.id, args.params.importId ?? '')
  if (!found) throw problem(args, 404)
  const reader = reading(args, 'majorSheets')
  const texts = majorImportTexts(found, reader)
  return {
    page: headOf(args, { title: texts.title, description: reader.t('description') }),
    at: { institutionId: institution.id, importId: found.id },
    institution: institution.text,
    version: found.version,
    texts,
  }
}

export type LoadedImport = ReturnType<typeof useLoaderData<typeof loader>>

/** Imports the sheet as it was previewed. When something has changed since, nothing is imported and a new preview is
 *  shown. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, applyMajorImportSchema)
  if (form.refused) return data({ changed: true }, { status: 400 })
  const { institutionId = '', importId = '' } = args.params
  const outcome = await applyMajorImport(viewer, institutionId, importId, form.value.version)
  if (outcome === null) throw problem(args, 404)
  if (outcome === 'changed') return data({ changed: true }, { status: 409 })
  const to = adminPathOf('majorImport', { institutionId, importId })
  return redirectWithToast(to, 'saved')
}

export default function MajorImportPage() {
  const { at, institution, version, texts } = useLoaderData<typeof loader>()
  const changed = useActionData<typeof action>()?.changed
  const { t } = useTranslation('majorSheets')
  return (
    <Sheet>
      <Stack gap="xl">
        <PageTitle title={texts.title} lead={`${institution}. ${texts.file}`} />
        {changed ? (
          <Alert tone="bad" title={t('changedMeanwhile')}>
            {t('changedMeanwhileText')}
          </Alert>
        ) : null}
        <Counts texts={texts} />
        <Stack gap="s">
          <Form method="post">
            <input type="hidden" name="version" value={version} />
            <Row>
              {texts.toDo > 0 ? <Button forward>{t('take', { ready: texts.toDo })}</Button> : null}
              <ButtonLink kind="second" to={adminPathOf('majors', { institutionId: at.institutionId })}>
                {t('toMajors')}
              </ButtonLink>
              <ButtonLink kind="second" to={adminPathOf('uploadMajors', { institutionId: at.institutionId })}>
                {t('otherFile')}
              </ButtonLink>
            </Row>
          </Form>
          <p>{texts.state}</p>
        </Stack>
        <RefusedRows at={at} rows={texts.refused} />
        <ChangedRows rows={texts.changed} />
        <NewRows rows={texts.fresh} />
        <Missing texts={texts} />
      </Stack>
    </Sheet>
  )
}
