import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { areEmailsSent } from '#app/domain/emails/availability.server.ts'
import { wishesSchema } from '#app/domain/notifications/notifications.schema.ts'
import { findWishes, saveWishes } from '#app/domain/notifications/wishes.server.ts'
import { wishGroups } from '#app/domain/notifications/wishes.ts'
import { useFieldMessage } from '#app/forms/field-message.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { useForm } from '#app/forms/use-form.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Checkbox, CheckboxGroup } from '#app/ui/field.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['wishes', 'settings', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const { t } = reading(args, 'wishes')
  const { groups, letter } = await findWishes(viewer)
  return {
    page: headOf(args, { title: reading(args, 'settings').t('wishes.title'), description: t('description') }),
    constraint: constraintOf(wishesSchema),
    wishes: { groups, letter: letter ? 'on' : null },
    letters: !areEmailsSent()
      ? ('notSent' as const)
      : viewer.email && viewer.emailVerified
        ? null
        : ('noEmail' as const),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const form = await readForm(args, wishesSchema)
  if (form.refused) return form.refused
  const outcome = await saveWishes(viewer, form.value)
  if (outcome === 'noEmail') return form.refuse({ letter: outcome })
  return redirectWithToast(pathOf('wishes'), 'saved')
}

export default function WishesPage() {
  const { constraint, wishes, letters } = useLoaderData<typeof loader>()
  const { t } = useTranslation('wishes')
  const form = useForm({ constraint, defaults: wishes, message: useFieldMessage('wishes') })
  return (
    <SettingsPage current="wishes" lead={t('lead')} errors={form.errors} aside={<Always />}>
      <Form method="post">
        <Fields wide>
          <CheckboxGroup
            {...form.boxes('groups')}
            legend={t('groups')}
            options={wishGroups.map(value => ({ value, label: t(`group.${value}`) }))}
          />
          <Stack as="section" gap="s" aria-labelledby="weekly">
            <h2 id="weekly">{t('letter')}</h2>
            {letters === null || form.refused ? (
              <Checkbox {...form.box('letter')} label={t('letter.label')} hint={t('letter.hint')} />
            ) : (
              <Text>{t(`letter.${letters}`)}</Text>
            )}
            {letters === 'notSent' && wishes.letter ? <input type="hidden" name="letter" value="on" /> : null}
            {letters === 'noEmail' ? <QuietLink to={pathOf('email')}>{t('letter.addEmail')}</QuietLink> : null}
          </Stack>
          <div>
            <Button>{t('save')}</Button>
          </div>
        </Fields>
      </Form>
    </SettingsPage>
  )
}

function Always() {
  const { t } = useTranslation('wishes')
  return <Note title={t('always')}>{t('alwaysText')}</Note>
}
