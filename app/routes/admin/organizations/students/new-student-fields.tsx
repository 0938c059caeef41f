import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Columns } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { LoginFields, PersonFields } from '../person-fields.tsx'

type Props = { form: PageForm; groups: { id: string; code: string }[] }

export function NewStudentFields({ form, groups }: Props) {
  const { t } = useTranslation('students')
  return (
    <>
      <PersonFields form={form} languageLabel={t('language')} />
      <Columns>
        <Select
          {...form.choice('groupId')}
          label={t('group')}
          placeholder={t('group.none')}
          options={groups.map(({ id, code }) => ({ value: id, label: code }))}
        />
        <Field
          {...form.field('year')}
          label={t('new.year')}
          hint={t('new.yearHint')}
          type="number"
          inputMode="numeric"
          optional
        />
      </Columns>
      <LoginFields
        form={form}
        usernameHint={t('new.usernameHint')}
        emailLabel={t('new.email')}
        emailHint={t('new.emailHint')}
      />
    </>
  )
}

export type Double = { memberId: string; group: string | null; username: string }

/** Warning about pupils with the same name and date of birth, before another one is created. */
export function Doubles({ form, doubles, orgId }: { form: PageForm; doubles: Double[]; orgId: string }) {
  const { t } = useTranslation('students')
  if (doubles.length === 0) return null
  return (
    <>
      <Alert tone="warn" as="h2" title={t('doubles', { count: doubles.length })}>
        <ul>
          {doubles.map(({ memberId, group, username }) => (
            <li key={memberId}>
              <Link to={adminPathOf('member', { orgId, memberId })}>{username}</Link>, {group ?? t('group.without')}
            </li>
          ))}
        </ul>
      </Alert>
      <Checkbox {...form.box('another')} label={t('doubles.another')} />
    </>
  )
}
