import type { PageForm } from '#app/forms/use-form.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Select } from '#app/ui/field.tsx'
import { Row, Stack, Text } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedTeam } from './team.tsx'

type Props = { projectId: string; members: LoadedTeam['team']['members']; form: PageForm }

/** Form that selects a member as the new lead. The page then asks for confirmation (`HandOverQuestion`). */
export function HandOver({ projectId, members, form }: Props) {
  const { t } = useTranslation('project')
  const others = members.filter(({ own }) => !own)
  if (others.length === 0) return null
  return (
    <Section id="hand-over" title={t('team.handOver')}>
      <Text>{t('team.handOverText')}</Text>
      <form method="get" action={projectPathOf('projectTeam', { projectId })}>
        <Stack gap="s">
          <Select
            {...form.choice('to')}
            label={t('team.to')}
            placeholder={t('team.to.choose')}
            options={others.map(({ username, name }) => ({ value: username, label: name }))}
            required
          />
          <Row>
            <Button kind="second">{t('team.goOn')}</Button>
          </Row>
        </Stack>
      </form>
    </Section>
  )
}

type QuestionProps = { projectId: string; to: NonNullable<LoadedTeam['to']> }

/** Confirmation before a member is asked to take the lead. */
export function HandOverQuestion({ projectId, to: { username, title } }: QuestionProps) {
  const { t } = useTranslation('project')
  const here = projectPathOf('projectTeam', { projectId })
  return (
    <Alert tone="info" title={title} as="h2">
      <p>{t('team.handOverText')}</p>
      <p>{t('team.sureText')}</p>
      <form method="post" action={here}>
        <input type="hidden" name="to" value={username} />
        <Row>
          <Button>{t('team.sureDo')}</Button>
          <ButtonLink to={here} kind="second">
            {t('team.sureNot')}
          </ButtonLink>
        </Row>
      </form>
    </Alert>
  )
}
