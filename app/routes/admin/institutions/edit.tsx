import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import {
  countInstitutionUse,
  editInstitution,
  findInstitutionForm,
} from '#app/domain/institutions/edit-institutions.server.ts'
import { institutionSchema } from '#app/domain/institutions/institution.schema.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { parseVersioned } from '#app/forms/conflict.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { beginningOf, historyOf } from '../content/history.server.ts'
import { saveContent } from '../content/save-content.server.ts'
import { EditContentPage, useContentForm } from '../content/edit-content-page.tsx'
import { institutionLists } from './form-lists.ts'
import { InstitutionFields } from './institution-fields.tsx'
import { InstitutionMargin } from './institution-margin.tsx'
import { choicesOf, fieldWords, placesOf } from './institution-words.server.ts'
import { SendButton } from './row-list.tsx'
import { readRowLists } from './row-lists.server.ts'
import { useRowMessage } from './row-message.ts'

export const handle = {
  i18n: ['adminInstitutions', 'contentHistory', 'versions', 'list', 'files', 'fields'],
  scriptless: true,
  failure: { load: 'institutions', act: 'save' },
}
export const meta = pageMeta

const table = 'Institution'

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const institution = await findInstitutionForm(args.params.institutionId ?? '')
  if (!institution) throw problem(args, 404)
  const { t, language } = reading(args, 'adminInstitutions')
  const { id, retiredAt, version, values } = institution
  const name = inLanguage(institution.name, language)
  const row = { table, rowId: id, values } as const
  const at = (asked: Record<string, string>) => adminPathOf('adminInstitution', { institutionId: id }, asked)
  return {
    page: headOf(args, { title: t('editTitle', { name: name.text }), description: t('description') }),
    id,
    retired: dateText(retiredAt?.toISOString() ?? null, language),
    shown: retiredAt === null ? pathOf('institution', { institutionId: id }) : null,
    use: await countInstitutionUse(id),
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(institutionSchema),
    choices: choicesOf(args),
    places: await placesOf(args),
    history: await historyOf(args, row, { ...(await fieldWords(args)), at }),
  }
}

export type LoadedInstitution = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const institution = await findInstitutionForm(args.params.institutionId ?? '')
  if (!institution) throw problem(args, 404)
  const { posted, again } = await readRowLists(args, institutionLists)
  if (again) return again
  const { id: rowId, version } = institution
  const form = parseVersioned(args, posted, institutionSchema, institution)
  return saveContent(args, form, {
    row: { table, rowId },
    words: () => fieldWords(args),
    save: (value, declined) => editInstitution(viewer, rowId, value, { version, declined }),
    find: () => findInstitutionForm(rowId),
    to: adminPathOf('adminInstitution', { institutionId: rowId }),
  })
}

export default function EditInstitutionPage() {
  const loaded = useLoaderData<typeof loader>()
  const { id, choices, places } = loaded
  const { t } = useTranslation('adminInstitutions')
  const form = useContentForm(loaded, useRowMessage())
  const here = adminPathOf('adminInstitution', { institutionId: id })
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      here={here}
      wide
      hidden={<SendButton />}
      buttons={
        <>
          <Button>{t('save')}</Button>
          <QuietLink to={adminPathOf('adminInstitutions')}>{t('toList')}</QuietLink>
        </>
      }
      margin={<InstitutionMargin loaded={loaded} />}
    >
      <InstitutionFields form={form} choices={choices} places={places} />
    </EditContentPage>
  )
}
