import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { academicSchema } from '#app/domain/academic/academic.schema.ts'
import { findAcademicRecord, listLanguages, saveAcademicRecord } from '#app/domain/academic/academic.server.ts'
import { gpaSystems } from '#app/domain/academic/gpa.ts'
import { untPartNames, type UntParts } from '#app/domain/academic/unt.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { dateText, languageName, numberText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Field, Select } from '#app/ui/field.tsx'
import { Columns, Rule, Stack, Text } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import { academicDefaults } from './academic-defaults.server.ts'
import { SettingsPage } from './settings-page.tsx'
import { subjectOptions } from './subject-options.server.ts'
import { UntFields } from './unt-fields.tsx'

export const handle = { i18n: ['academic', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

const exams = ['unt', 'ielts', 'toefl', 'sat'] as const

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t, language } = reading(args, 'academic')
  const record = await findAcademicRecord(viewer)
  const parts = (record?.untParts ?? {}) as UntParts
  return {
    page: headOf(args, { title: reading(args, 'settings').t('academic.title'), description: t('description') }),
    constraint: constraintOf(academicSchema),
    defaults: {
      ...academicDefaults(record, language),
      ...Object.fromEntries(untPartNames.map(part => [part, parts[part]?.toString()])),
    },
    partsKnown: Object.keys(parts).length > 0,
    subjects: subjectOptions(reading(args, 'profession').t),
    normal: record?.gpa == null || record.gpaSystem === 'US4' ? null : numberText(record.gpa, language),
    changed: record && dateText(record.updatedAt.toISOString(), language),
    languages: (await listLanguages(viewer)).map(skill => ({
      name: languageName(skill.language, language),
      level: skill.level as 'NATIVE',
    })),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, academicSchema)
  if (form.refused) return form.refused

  await saveAcademicRecord(viewer, form.value)
  return redirectWithToast(pathOf('academic'), 'saved')
}

export default function AcademicPage() {
  const { constraint, defaults, subjects, partsKnown, normal, changed, languages } = useLoaderData<typeof loader>()
  const { t } = useTranslation('academic')
  const form = useForm({ constraint, defaults, message: useFieldMessage('academic') })
  const scoreField = (name: 'gpa' | (typeof exams)[number]) => ({
    ...form.number(name),
    label: t(name === 'gpa' ? 'gpa' : `exam.${name}`),
    hint: t(`hint.${name}`),
  })
  return (
    <SettingsPage
      current="academic"
      lead={t('lead')}
      errors={form.errors}
      aside={<Note title={t('why')}>{t('whyText')}</Note>}
    >
      <Form method="post">
        <Stack gap="l">
          <Columns>
            <Field {...scoreField('gpa')} />
            <Select
              {...form.choice('gpaSystem')}
              label={t('gpaSystem')}
              hint={t('hint.gpaSystem')}
              placeholder={t('gpaSystem.choose')}
              options={gpaSystems.map(value => ({ value, label: t(`system.${value}`) }))}
            />
          </Columns>
          {normal === null ? null : <Text>{t('normal', { value: normal })}</Text>}
          <Columns min="narrow">
            {exams.map(exam => (
              <Field key={exam} {...scoreField(exam)} />
            ))}
          </Columns>
          <UntFields form={form} subjects={subjects} partsKnown={partsKnown} />
          <Stack>
            <Button>{t('save')}</Button>
            {changed ? <Small>{t('changed', { date: changed })}</Small> : null}
          </Stack>
        </Stack>
      </Form>
      <Rule />
      <Stack as="section" aria-labelledby="languages">
        <h2 id="languages">{t('languages')}</h2>
        {languages.length > 0 ? (
          <Facts items={languages.map(({ name, level }) => ({ term: name, text: t(`level.${level}`) }))} />
        ) : (
          <Text>{t('languages.none')}</Text>
        )}
        <QuietLink to={pathOf('languages')}>{t(languages.length > 0 ? 'languages.change' : 'languages.add')}</QuietLink>
      </Stack>
    </SettingsPage>
  )
}
