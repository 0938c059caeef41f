import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { actSchemas } from '#app/domain/organizations/student.schema.ts'
import { MOST_AT_ONCE, readChoice, studentActs } from '#app/domain/organizations/students-query.ts'
import { findChosen, listOpenGroups } from '#app/domain/organizations/students.server.ts'
import { constraintOf } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { frameOf } from '../frame.server.ts'
import { ActForm } from './act-form.tsx'
import { ActResultPage } from './act-result.tsx'
import { performAct, type ActResult as ToldFacts } from './take-act.server.ts'

export const handle = { i18n: ['students', 'fields'], failure: { load: 'students', act: 'member' } }
export const meta = pageMeta

/** Number of pupils listed by name; the others are only counted. */
const NAMED = 20

/** Reads the action and the selected pupils from the query. */
async function readAct(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const asked = new URL(args.request.url).searchParams
  const act = studentActs.find(known => known === asked.get('act'))
  if (!act) throw problem(args, 404)
  return { staff, act, chosen: await findChosen(staff, readChoice(asked)) }
}

export async function loader(args: LoaderFunctionArgs) {
  const { staff, act, chosen } = await readAct(args)
  const { t } = reading(args, 'students')
  const frame = frameOf(args, staff)
  const wrong: 'nobody' | 'tooMany' | null =
    chosen.length === 0 ? 'nobody' : chosen.length > MOST_AT_ONCE ? 'tooMany' : null
  const loaded = {
    page: headOf(args, { title: `${t(`act.${act}`)} — ${frame.name}`, description: t('description') }),
    orgId: staff.organization.id,
    act,
    wrong,
    most: MOST_AT_ONCE,
    count: chosen.length,
    names: chosen.slice(0, NAMED).map(({ firstName, lastName }) => `${lastName} ${firstName}`),
    groups: act === 'group' ? await listOpenGroups(staff) : [],
    idempotencyKey: newIdempotencyKey(),
    constraint: constraintOf(actSchemas[act]),
  }
  // After the action the filter may match no pupils any more, so an empty selection is an error only for GET.
  return data(loaded, { status: wrong && args.request.method === 'GET' ? 400 : 200 })
}

export async function action(args: ActionFunctionArgs) {
  const { staff, act, chosen } = await readAct(args)
  if (chosen.length === 0 || chosen.length > MOST_AT_ONCE) return data({ result: null }, { status: 400 })
  return performAct(args, staff, act, chosen)
}

export type LoadedAct = ReturnType<typeof useLoaderData<typeof loader>>

export default function ActPage() {
  const loaded = useLoaderData<typeof loader>()
  const result = useActionData<{ result?: ToldFacts | null }>()?.result
  const { t } = useTranslation('students')
  const { orgId, act, wrong, most } = loaded
  const back = adminPathOf('students', { orgId })
  if (result) return <ActResultPage result={result} orgId={orgId} act={act} />
  if (!wrong) return <ActForm loaded={loaded} />
  return (
    <Sheet narrow>
      <Stack gap="l">
        <Crumbs items={[{ to: back, label: t('title') }, { label: t(`act.${act}`) }]} />
        <PageTitle title={t(`act.${act}`)} />
        <Alert tone="warn" as="h2" title={t(`wrong.${wrong}`)}>
          {t(`wrong.${wrong}Text`, { count: most })}
        </Alert>
        <p>
          <QuietLink to={back} back>
            {t('back')}
          </QuietLink>
        </p>
      </Stack>
    </Sheet>
  )
}
