import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { subjects, type Subject } from '#app/domain/accounts/answers.ts'
import { saveSkills } from '#app/domain/projects/drafts.server.ts'
import { listRelatedSkills } from '#app/domain/projects/go-together.server.ts'
import { MOST } from '#app/domain/projects/limits.ts'
import { foldedSkillsSchema, skillsSchema } from '#app/domain/projects/project.schema.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { FieldList } from '#app/forms/field-list.tsx'
import { constraintOf, formDataOf, parseListForm } from '#app/forms/form.server.ts'
import { hasSavedNothing } from '#app/forms/saved-nothing.ts'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import type { Key } from '#app/i18n/catalogue.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Note } from '#app/ui/card.tsx'
import { CheckboxGroup, Field } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { saveStep } from './save-step.server.ts'
import { folded, foldedValues, gathered, lists, skillNames, skillsIn, unfolded } from './skill-form.server.ts'
import { SkillFields } from './skill-fields.tsx'
import { enterStep, frameOf, stepHead } from './step.server.ts'
import { StepPage } from './step-page.tsx'
import { conflictTexts } from './conflict-texts.server.ts'

export const handle = {
  i18n: ['projectForm', 'projectFields', 'list', 'fields'],
  failure: { load: 'projectForm', act: 'projectDraft' },
}
export const meta = pageMeta

/** List buttons save nothing, so the page is not reloaded after them. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  !hasSavedNothing(actionResult) && defaultShouldRevalidate

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'skills')
  const { t } = reading(args, 'subjects')
  return {
    page: stepHead(args, project, 'skills'),
    frame: frameOf(args, project, 'skills'),
    twice: conflictTexts(args),
    constraint: constraintOf(skillsSchema),
    names: skillNames(args) as Record<string, string>,
    subjects: subjects.map(value => ({ value, label: t(value) })),
    offered: await listRelatedSkills(project.skills.map(({ skill }) => skill)),
    most: MOST,
    ...{ version: project.version, base: foldedValues(project) },
    values: {
      objectives: project.objectives.map(({ text }) => text),
      skills: project.skills.map(({ skill, name }) => name ?? skill),
      interests: project.interests.map(({ subject }) => subject),
    },
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const project = await enterStep(args, viewer, 'skills')
  const posted = await formDataOf(args.request)
  const form = gathered(posted)
  if (posted.has('add')) form.set('__intent__', '{"type":"validate","payload":{}}')
  const { intent, refused, value, refuse } = parseListForm(args, form, skillsSchema, lists)
  if (intent || refused) {
    const { data: reply, init } = intent ?? refused
    const offered = await listRelatedSkills(skillsIn(form))
    // An invalid new skill is reported at its own field.
    const wrong = posted.has('add') ? reply.form.error?.newSkill : undefined
    const formState = wrong ? { ...reply.form, status: 'error' as const, error: { newSkill: wrong } } : reply.form
    const named = reply.form.intent?.type === 'remove' && reply.form.intent.payload.name === 'skills'
    const inHand = posted.has('add') || named ? 'newSkill' : null
    return data({ form: formState, offered, inHand }, wrong ? { status: 400 } : (init ?? undefined))
  }
  return saveStep(args, viewer, project, folded(form, value), {
    ...{ step: 'skills', schema: foldedSkillsSchema, valuesOf: foldedValues, words: 'objectives', refusals: {} },
    refuse,
    save: (at, values) => saveSkills(viewer, at, unfolded(values)),
    worded: wordsOf(args),
  })
}

function wordsOf(args: GuardArgs) {
  const { t } = reading(args, 'projectFields')
  const names = skillNames(args) as Record<string, string>
  const subject = reading(args, 'subjects').t
  const worded = (name: string, line: string) =>
    name === 'skills' ? (names[line] ?? line) : name === 'interests' ? subject(line as Subject) : line
  return {
    label: (name: string) => t(`plain.${name}` as Key<'projectFields'>),
    value: (name: string, value: string) => {
      const lines = value.split('\n').map(line => worded(name, line))
      return lines.join('; ')
    },
  }
}

export default function ProjectSkillsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { frame, twice, constraint, names, subjects, most, version, base, values } = loaded
  const reply = useActionData<{ offered?: string[]; inHand?: string | null }>()
  const { t } = useTranslation('projectFields')
  const objectives = values.objectives.length > 0 ? values.objectives : ['']
  const defaults = { ...values, objectives, ...versionDefaults({ version, values: base }) }
  const form = useForm({ constraint, defaults, message: useFieldMessage('projectFields', 'projectForm') })
  const interests = form.boxes('interests')
  const count = (name: string) => form.rows(name).count
  return (
    <StepPage
      form={form}
      frame={frame}
      twice={twice}
      hidden={<KeptVersion form={form} />}
      notes={
        <>
          <Note title={t('note.goal')}>{t('note.goalText')}</Note>
          <Note title={t('note.buttons')}>{t('note.buttonsText')}</Note>
        </>
      }
    >
      <FieldList
        form={form}
        name="objectives"
        legend={t('objectives', { count: count('objectives'), most: most.objectives })}
        hint={t('objectivesHint')}
        most={most.objectives}
      >
        {index => (
          <Field {...form.row('objectives', index)} label={t('objective', { number: index + 1 })} autoComplete="off" />
        )}
      </FieldList>
      <SkillFields
        form={form}
        most={most.skills}
        names={names}
        offered={reply?.offered ?? loaded.offered}
        inHand={reply?.inHand === 'newSkill'}
      />
      <Fold
        title={t('interests', { count: interests.defaultValues.length, most: most.interests })}
        open={interests.error !== undefined || interests.defaultValues.length === 0}
      >
        <CheckboxGroup columns {...interests} legend={t('interestsHint')} options={subjects} />
      </Fold>
    </StepPage>
  )
}
