import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findHelpLineForm, isLastHelpLine, removeHelpLine } from '#app/domain/safety/edit-help-lines.server.ts'
import { removeHelpLineSchema } from '#app/domain/safety/help-line.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = { i18n: ['adminHelpLines', 'fields'], failure: { load: 'helpLines', act: 'delete' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const line = await findHelpLineForm(args.params.lineId ?? '')
  if (!line) throw problem(args, 404)
  const { t } = reading(args, 'adminHelpLines')
  return {
    page: headOf(args, {
      title: t('removeTitle', { number: line.values.number ?? '' }),
      description: t('description'),
    }),
    id: line.id,
    version: line.version,
    isLast: await isLastHelpLine(),
    constraint: constraintOf(removeHelpLineSchema),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const list = redirectWithToast(adminPathOf('helpLines'), 'deleted')
  const line = await findHelpLineForm(args.params.lineId ?? '')
  // The second request of a double click: the line is already deleted.
  if (!line) return list
  const form = await readForm(args, removeHelpLineSchema)
  if (form.refused) return form.refused
  const outcome = await removeHelpLine(viewer, line.id, form.value)
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  // The page explains that the last line cannot be deleted.
  return outcome === 'last' ? data(null, { status: 400 }) : list
}

export default function RemoveHelpLinePage() {
  const { page, id, version, isLast, constraint } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminHelpLines')
  const form = useForm({ constraint, message: useFieldMessage('adminHelpLines') })
  const leave = <QuietLink to={adminPathOf('helpLine', { lineId: id })}>{t('cancel')}</QuietLink>
  if (isLast) {
    return (
      <Sheet narrow>
        <Stack gap="l">
          <PageTitle title={page.title} />
          <Alert tone="info" title={t('isLast')}>
            {leave}
          </Alert>
        </Stack>
      </Sheet>
    )
  }
  return (
    <FormPage
      form={form}
      title={page.title}
      lead={t('removeText')}
      hidden={<input type="hidden" name="version" value={version} />}
      buttons={
        <>
          <Button kind="risk">{t('removeDo')}</Button>
          {leave}
        </>
      }
    >
      <TextArea {...form.field('reason')} label={t('reason')} hint={t('reasonHint')} rows={2} />
    </FormPage>
  )
}
