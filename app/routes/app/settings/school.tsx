import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listReminders } from '#app/domain/notifications/notifications.server.ts'
import { listOwnSchools } from '#app/domain/organizations/own-schools.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import { reminderTexts, schoolTexts } from '#app/wording/schools/my-school-texts.server.ts'
import { School } from './school-section.tsx'
import { SettingsPage } from './settings-page.tsx'

export const handle = { i18n: ['mySchool', 'settings'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'schoolWords')
  const [schools, reminders] = await Promise.all([listOwnSchools(viewer, reader.language), listReminders(viewer.id)])
  return {
    page: headOf(args, { title: reader.in('settings').t('mySchool.title'), description: reader.t('description') }),
    schools: schools.map(school => schoolTexts(school, reader)),
    reminders: reminders.map(reminder => reminderTexts(reminder, schools, reader)),
  }
}

export type LoadedSchool = ReturnType<typeof useLoaderData<typeof loader>>['schools'][number]

export default function MySchoolPage() {
  const { schools, reminders } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mySchool')
  return (
    <SettingsPage current="mySchool" lead={t('lead')} aside={<Looks />}>
      <Stack gap="xl">
        {reminders.length > 0 ? (
          <Section id="reminders" title={t('reminders')}>
            <Bullets items={reminders} />
          </Section>
        ) : null}
        {schools.map(school => (
          <School key={school.id} school={school} />
        ))}
        {schools.length === 0 ? (
          <EmptyState title={t('none')} action={<ButtonLink to={pathOf('joinSchool')}>{t('join')}</ButtonLink>}>
            {t('noneText')}
          </EmptyState>
        ) : (
          <div>
            <QuietLink to={pathOf('joinSchool')}>{t('join.other')}</QuietLink>
          </div>
        )}
      </Stack>
    </SettingsPage>
  )
}

function Looks() {
  const { t } = useTranslation('mySchool')
  return (
    <Note title={t('looks')}>
      <p>{t('looks.text')}</p>
      <p>
        <QuietLink to={`${pathOf('myData')}#views`}>{t('looks.go')}</QuietLink>
      </p>
    </Note>
  )
}
