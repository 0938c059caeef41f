import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { editMajor, findMajorForm } from '#app/domain/institutions/edit-majors.server.ts'
import { majorSchema } from '#app/domain/institutions/major.schema.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { parseVersioned } from '#app/forms/conflict.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { beginningOf, historyOf } from '../../content/history.server.ts'
import { saveContent } from '../../content/save-content.server.ts'
import { EditContentPage, useContentForm } from '../../content/edit-content-page.tsx'
import { majorLists } from '../form-lists.ts'
import { choicesOf, fieldWords } from '../institution-words.server.ts'
import { RetireNote } from '../retire-note.tsx'
import { SendButton } from '../row-list.tsx'
import { readRowLists } from '../row-lists.server.ts'
import { useRowMessage } from '../row-message.ts'
import { MajorFields } from './major-fields.tsx'

export const handle = {
  i18n: ['adminInstitutions', 'contentHistory', 'versions', 'list', 'files', 'fields'],
  failure: { load: 'institution', act: 'save' },
}
export const meta = pageMeta

const table = 'Major'

async function majorOf({ params }: Pick<LoaderFunctionArgs, 'params'>) {
  return findMajorForm(params.institutionId ?? '', params.majorId ?? '')
}

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const major = await majorOf(args)
  if (!major) throw problem(args, 404)
  const { t, language } = reading(args, 'adminInstitutions')
  const { id, retiredAt, version, values } = major
  const path = { institutionId: args.params.institutionId ?? '', majorId: id }
  const row = { table, rowId: id, values } as const
  const at = (asked: Record<string, string>) => adminPathOf('major', path, asked)
  const name = inLanguage(major.name, language).text
  return {
    page: headOf(args, { title: t('editTitle', { name }), description: t('description') }),
    path,
    retired: dateText(retiredAt?.toISOString() ?? null, language),
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(majorSchema),
    choices: choicesOf(args),
    history: await historyOf(args, row, { ...(await fieldWords(args)), at }),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const major = await majorOf(args)
  if (!major) throw problem(args, 404)
  const { posted, again } = await readRowLists(args, majorLists)
  if (again) return again
  const { id, version } = major
  const institutionId = args.params.institutionId ?? ''
  const form = parseVersioned(args, posted, majorSchema, major)
  return saveContent(args, form, {
    row: { table, rowId: id },
    words: () => fieldWords(args),
    save: (value, declined) => editMajor(viewer, { institutionId, id }, value, { version, declined }),
    find: () => majorOf(args),
    to: adminPathOf('major', { institutionId, majorId: id }),
  })
}

export default function EditMajorPage() {
  const loaded = useLoaderData<typeof loader>()
  const { path, retired, choices } = loaded
  const { t } = useTranslation('adminInstitutions')
  const form = useContentForm(loaded, useRowMessage())
  const here = adminPathOf('major', path)
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
          <QuietLink to={adminPathOf('majors', { institutionId: path.institutionId })}>{t('toMajors')}</QuietLink>
        </>
      }
      margin={<RetireNote retired={retired} action={adminPathOf('majorState', path)} />}
    >
      <MajorFields form={form} choices={choices} />
    </EditContentPage>
  )
}
