import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { editHelpLine, findHelpLineForm } from '#app/domain/safety/edit-help-lines.server.ts'
import { helpLineSchema } from '#app/domain/safety/help-line.schema.ts'
import { readVersioned } from '#app/forms/conflict.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import type { Key } from '#app/i18n/catalogue.ts'
import { localizedLabel } from '#app/i18n/localized-fields.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { beginningOf, historyOf } from '../content/history.server.ts'
import { saveContent } from '../content/save-content.server.ts'
import { EditContentPage, useContentForm } from '../content/edit-content-page.tsx'
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
  return saveContent(args, form, {
    row: { table, rowId },
    words: () => fieldWords(args),
    save: (value, declined) => editHelpLine(viewer, rowId, value, { version, declined }),
    find: () => findHelpLineForm(rowId),
    to: adminPathOf('helpLine', { lineId: rowId }),
  })
}

/** Labels of the fields. Values are shown as typed. */
function fieldWords(args: GuardArgs) {
  const { t } = reading(args, 'adminHelpLines')
  return {
    label: (name: string) => localizedLabel(name, stem => t(stem as Key<'adminHelpLines'>)),
    value: (_: string, value: string) => value,
  }
}

export default function EditHelpLinePage() {
  const loaded = useLoaderData<typeof loader>()
  const { id } = loaded
  const { t } = useTranslation('adminHelpLines')
  const form = useContentForm(loaded, useFieldMessage('adminHelpLines'))
  const here = adminPathOf('helpLine', { lineId: id })
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      here={here}
      wide
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
    </EditContentPage>
  )
}
