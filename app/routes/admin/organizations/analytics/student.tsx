import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { noteSchema } from '#app/domain/organizations/counsel.schema.ts'
import { hasStudent, writeNote } from '#app/domain/organizations/notes.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { Conclusion } from '#app/ui/prose.tsx'
import { SeenBy } from '#app/ui/talk.tsx'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { loadStudent } from './student.server.ts'
import { StudentMargin } from './student-margin.tsx'
import { Notes } from './student-notes.tsx'
import { Analysis, Chances, Interests } from './student-results.tsx'
import { Plan, TalkAbout } from './student-talk.tsx'

export const handle = { i18n: ['studentAnalytics', 'fields'], failure: { load: 'student' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'view')
  const reader = reading(args, 'studentAnalytics')
  const student = await loadStudent(staff, args.params.studentId ?? '', reader)
  if (!student) throw problem(args, 404)
  return {
    page: headOf(args, {
      title: reader.t('title', { name: student.name }),
      description: reader.t('description'),
    }),
    frame: frameOf(args, staff),
    student,
    constraint: constraintOf(noteSchema),
    idempotencyKey: newIdempotencyKey(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const staff = await guards.staffOf(args, 'counsel')
  const { orgId = '', studentId = '' } = args.params
  if (!(await hasStudent(staff, studentId))) throw problem(args, 404)
  const form = await readForm(args, noteSchema)
  if (form.refused) return form.refused

  if (!(await writeNote(staff, studentId, form.value))) throw problem(args, 404)
  return redirectWithToast(`${adminPathOf('studentAnalytics', { orgId, studentId })}#notes`, 'saved')
}

export type LoadedStudent = ReturnType<typeof useLoaderData<typeof loader>>['student']

export default function StudentAnalyticsPage() {
  const { frame, student, constraint, idempotencyKey } = useLoaderData<typeof loader>()
  const { t } = useTranslation('studentAnalytics')
  const form = useForm({ constraint, message: useFieldMessage('studentAnalytics') })
  const { group, texts } = student
  return (
    <Sheet>
      <Stack gap="xl">
        <Stack>
          <OrganizationTabs frame={frame} current={null} />
          <ErrorSummary errors={form.errors} />
          <Crumbs
            items={[
              { to: student.organization, label: frame.name, lang: frame.nameLang },
              ...(group ? [group] : []),
              { label: student.name },
            ]}
          />
          <h1>{student.name}</h1>
          {student.seen ? <SeenBy title={student.seen.title}>{student.seen.who}</SeenBy> : null}
          <Conclusion>{texts.lead}</Conclusion>
        </Stack>
        <Split
          main={
            <Stack gap="xl">
              <TalkAbout student={student} />
              <Plan plan={texts.plan} />
              <Interests texts={texts} />
              <Analysis texts={texts} />
              <Chances chances={texts.chances} />
              <Notes notes={student.notes} form={form} idempotencyKey={idempotencyKey} />
            </Stack>
          }
          aside={<StudentMargin student={student} />}
          asideLabel={t('margin')}
        />
      </Stack>
    </Sheet>
  )
}
