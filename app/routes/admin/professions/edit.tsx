import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { skills } from '#app/domain/materials/vocabulary.ts'
import { editProfession, findProfessionForm, partIn } from '#app/domain/professions/edit-professions.server.ts'
import { type FormPart, formParts } from '#app/domain/professions/field-names.ts'
import { writtenIn } from '#app/domain/professions/profession-fields.ts'
import {
  fieldsOfPart,
  missingIn,
  publishingFaults,
  schemaOfPart,
} from '#app/domain/professions/profession-form.schema.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { readVersioned } from '#app/forms/conflict.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { beginningOf, historyOf } from '../content/history.server.ts'
import { saveContent } from '../content/save-content.server.ts'
import { EditContentPage, useContentForm } from '../content/edit-content-page.tsx'
import { checkAnswer, errorsOf, type Nearest, nearestTexts } from './check.server.ts'
import { FormButtons } from './form-buttons.tsx'
import { NearestNote } from './nearest-note.tsx'
import { PartTabs } from './part-tabs.tsx'
import { ProfessionFields } from './profession-fields.tsx'
import { ProfessionStanding } from './profession-standing.tsx'
import { choicesOf, fieldWords, missingTexts, partTexts } from './profession-words.server.ts'
import { useProfessionMessage } from './profession-message.ts'

export const handle = {
  i18n: ['adminProfessions', 'professions', 'contentHistory', 'versions', 'fields'],
  failure: { load: 'professions', act: 'save' },
}
export const meta = pageMeta

const table = 'Profession'

export async function loader(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  const profession = await findProfessionForm(args.params.professionId ?? '')
  if (!profession) throw problem(args, 404)
  const { t, language } = reading(args, 'adminProfessions')
  const { id, state, retiredAt, values } = profession
  const title = inLanguage(profession.title, language).text
  const part = partAsked(args)
  const kept = partIn(values, fieldsOfPart(part))
  const row = { table, rowId: id, values: kept.values } as const
  const at = (asked: Record<string, string>) => adminPathOf('adminProfession', { professionId: id }, asked)
  return {
    page: headOf(args, { title: t('editTitle', { title }), description: t('list.description') }),
    ...{ id, state, part },
    parts: partTexts(args, id, values),
    since: dateText(retiredAt?.toISOString() ?? null, language),
    missing: missingTexts(args, missingIn(values)),
    publishable: publishingFaults(values).length === 0,
    nearest: part === 'work' || part === 'all' ? await nearestTexts(args, writtenIn(values).interests, id) : [],
    kept,
    beginning: await beginningOf(args, row),
    constraint: constraintOf(schemaOfPart(part, values, { isDraft: state === 'DRAFT' })),
    choices: choicesOf(args),
    history: await historyOf(args, row, { ...fieldWords(args), at }),
  }
}

/** Returns the requested part of the form. An earlier version is restored as a whole. */
function partAsked({ request }: LoaderFunctionArgs): FormPart | 'all' {
  const asked = new URL(request.url).searchParams
  if (asked.has('edit')) return 'all'
  return [...formParts, 'all' as const].find(part => part === asked.get('part')) ?? 'name'
}

export type LoadedProfessionForm = ReturnType<typeof useLoaderData<typeof loader>>

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.superRole(args)
  const profession = await findProfessionForm(args.params.professionId ?? '')
  if (!profession) throw problem(args, 404)
  const { id: rowId, state, values } = profession
  const part = partAsked(args)
  const names = fieldsOfPart(part)
  const kept = partIn(values, names)
  const schema = schemaOfPart(part, values, { isDraft: state === 'DRAFT' })
  const checked = await checkAnswer(args, schema, rowId)
  if (checked) return checked
  const form = await readVersioned(args, schema, kept)
  return saveContent(args, form, {
    row: { table, rowId },
    words: () => fieldWords(args),
    async save(given, declined) {
      const edit = { version: kept.version, declined, skills }
      const outcome = await editProfession(viewer, rowId, { names, given }, edit)
      return outcome && typeof outcome === 'object' ? { refused: errorsOf(outcome.faults) } : outcome
    },
    async find() {
      const now = await findProfessionForm(rowId)
      return now && partIn(now.values, names)
    },
    to: adminPathOf('adminProfession', { professionId: rowId }, { part: part === 'all' ? null : part }),
  })
}

export default function EditProfessionPage() {
  const loaded = useLoaderData<typeof loader>()
  const { id, part, choices } = loaded
  const answer = useActionData<{ nearest?: Nearest }>()
  const form = useContentForm(loaded, useProfessionMessage())
  const here = adminPathOf('adminProfession', { professionId: id }, { part })
  return (
    <EditContentPage
      loaded={loaded}
      form={form}
      here={here}
      full
      notice={
        <>
          <ProfessionStanding loaded={loaded} />
          <PartTabs loaded={loaded} />
        </>
      }
      buttons={<FormButtons part={part} />}
    >
      <ProfessionFields
        part={part}
        form={form}
        choices={choices}
        nearest={<NearestNote nearest={answer?.nearest ?? loaded.nearest} typed={answer?.nearest !== undefined} />}
      />
    </EditContentPage>
  )
}
