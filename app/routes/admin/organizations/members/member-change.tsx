import { Form } from '@remix-run/react'
import { memberRoles } from '#app/domain/access/roles.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { useForm } from '#app/forms/use-form.ts'
import { KeptVersion, versionDefaults } from '#app/forms/version-fields.tsx'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Select } from '#app/ui/field.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { StatusFields } from '../status-fields.tsx'
import type { LoadedMember } from './show.tsx'

/** Form for group, role and status. For the viewer and for the last administrator it explains why they cannot be
 *  changed. */
export function MemberChange({ loaded }: { loaded: LoadedMember }) {
  const { kept, constraint, groups, may, own, lastAdmin, pupil } = loaded
  const { t } = useTranslation('students')
  const form = useForm({
    constraint,
    defaults: { ...kept.values, ...versionDefaults(kept) },
    message: useFieldMessage('students'),
  })
  if (own || lastAdmin) {
    return (
      <Stack>
        <ErrorSummary errors={form.errors} />
        <p id="form">{t(own ? 'because.oneself' : 'because.last-admin')}</p>
      </Stack>
    )
  }
  return (
    <Form method="post" id="form">
      <KeptVersion form={form} />
      <Text as="div">
        <Stack gap="l">
          <ErrorSummary errors={form.errors} />
          {pupil ? (
            <Select
              {...form.choice('groupId')}
              label={t('field.groupId')}
              placeholder={t('group.none')}
              options={groups.map(({ id, code }) => ({ value: id, label: code }))}
            />
          ) : null}
          {may.role ? (
            <Select
              {...form.choice('role')}
              label={t('field.role')}
              hint={t('roleHint')}
              options={memberRoles.map(value => ({ value, label: t(`role.${value}`) }))}
            />
          ) : null}
          <StatusFields form={form} />
          <div>
            <Button>{t('member.save')}</Button>
          </div>
        </Stack>
      </Text>
    </Form>
  )
}
