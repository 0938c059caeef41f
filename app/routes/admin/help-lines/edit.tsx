import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { toastCookie } from '#app/access/toast.server.ts'
import { editHelpLine, findHelpLineForm } from '#app/domain/safety/edit-help-lines.server.ts'
import { helpLineSchema } from '#app/domain/safety/help-line.schema.ts'
import { conflictAnswer, readVersioned, type WordedConflict } from '#app/forms/conflict.server.ts'
import { ConflictPage } from '#app/forms/conflict-page.tsx'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { FormPage } from '#app/forms/form-page.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { VersionFields } from '#app/forms/version-fields.tsx'
import type { Key } from '#app/i18n/catalogue.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { beginningOf, conflictWords, historyOf } from '../content/history.server.ts'
import { ContentHistory, ReturnedNotice } from '../content/history.tsx'
import { HelpLineFields } from './help-line-fields.tsx'

export const handle = {
  i18n: ['adminHelpLines', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'helpLines', act: 'save' },
}
export const meta = pageMeta

const table = 'HelpLine'

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const line = await findHelpLineForm(args.params.lineId ?? '')
  if (!line) throw problem(args, 404)
  const { t } = reading(args, 'adminHelpLines')
  const { id, version, values } = line
  const row = { table, rowId: id, values } as const
  const at = (asked: Record<string, string>) => adminPathOf('helpLine', { lineId: id }, asked)
  return {
    page: headOf(args, { title: t('editTitle', { number: values.number ?? '' }), description: t('description') }),
    id,
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(helpLineSchema),
    history: await historyOf(args, row, { ...fieldWords(args), at }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const line = await findHelpLineForm(args.params.lineId ?? '')
  if (!line) throw problem(args, 404)
  const { id: rowId, version } = line
  const form = await readVersioned(args, helpLineSchema, line)
  if (form.refused) return form.refused
  const words = () => conflictWords(args, { table, rowId }, fieldWords(args))
  if (form.conflict) return conflictAnswer(args, form.conflict, await words())

  const outcome = await editHelpLine(viewer, rowId, form.value, { version, declined: form.declined })
  const now = outcome === 'conflict' ? await findHelpLineForm(rowId) : null
  const raced = now && form.raced(now)
  if (raced) return conflictAnswer(args, raced, await words())
  const to = adminPathOf('helpLine', { lineId: rowId })
  return redirect(to, { headers: { 'Set-Cookie': toastCookie('saved') } })
}

/** What the fields are called; their values are told as they are typed. */
function fieldWords(args: GuardArgs) {
  const { t } = reading(args, 'adminHelpLines')
  return { label: (name: string) => t(name as Key<'adminHelpLines'>), value: (_: string, value: string) => value }
}

export default function EditHelpLinePage() {
  const { page, id, kept, beginning, constraint, history } = useLoaderData<typeof loader>()
  const conflict = useActionData<{ conflict?: WordedConflict }>()?.conflict
  const { t } = useTranslation('adminHelpLines')
  const form = useForm({
    constraint,
    defaults: { ...beginning.values, version: String(kept.version), base: JSON.stringify(kept.values) },
    message: useFieldMessage('adminHelpLines'),
  })
  const here = adminPathOf('helpLine', { lineId: id })
  if (conflict) return <ConflictPage conflict={conflict} leave={here} />
  return (
    <>
      {/* Another version to begin with is another form. */}
      <FormPage
        key={JSON.stringify(beginning)}
        form={form}
        title={page.title}
        action={here}
        wide
        notice={<ReturnedNotice returned={beginning.returned} />}
        hidden={
          <VersionFields
            version={form.field('version').defaultValue ?? ''}
            base={form.field('base').defaultValue ?? ''}
          />
        }
        buttons={
          <>
            <Button>{t('save')}</Button>
            <QuietLink to={adminPathOf('helpLines')}>{t('toList')}</QuietLink>
          </>
        }
        margin={
          <>
            <Note title={t('where')}>{t('whereText')}</Note>
            <QuietLink to={adminPathOf('removeHelpLine', { lineId: id })} risk>
              {t('remove')}
            </QuietLink>
          </>
        }
      >
        <HelpLineFields form={form} />
      </FormPage>
      <ContentHistory history={history} />
    </>
  )
}
