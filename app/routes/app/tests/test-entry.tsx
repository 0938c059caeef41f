import type { TestSummary } from '#app/domain/assessments/tests.server.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Entry } from '#app/ui/entries.tsx'
import { Text } from '#app/ui/layout.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { Small } from '#app/ui/prose.tsx'

type Listed = TestSummary & { completedOn: string | null }

export function TestEntry({ test }: { test: Listed }) {
  const { t } = useTranslation('tests')
  const side = (
    <>
      <p>
        <Badge {...badges[test.state]}>{t(`state.${test.state}`)}</Badge>
      </p>
      <p>
        <ButtonLink to={pathOf(pageOf(test), { testId: test.id })} kind="second">
          {t(`open.${isAllAnswered(test) ? 'check' : test.state}`)}
        </ButtonLink>
      </p>
    </>
  )
  return (
    <Entry side={side}>
      <h3>{test.title}</h3>
      <Text>{test.summary}</Text>
      <Small>
        {t('questions', { count: test.questions })}, {t(test.timed ? 'timed' : 'minutes', { count: test.minutes })}
        {test.completedOn ? `. ${t('completedOn', { date: test.completedOn })}` : null}
      </Small>
      {test.state === 'active' ? (
        <Progress
          value={test.answered}
          max={test.questions}
          label={t('progress', { answered: test.answered, total: test.questions })}
        />
      ) : null}
    </Entry>
  )
}

const badges = {
  new: { shape: 'empty', tone: 'neutral' },
  active: { shape: 'half', tone: 'neutral' },
  completed: { shape: 'full', tone: 'good' },
} as const

/** Checks whether all questions are answered while the attempt is open: the user was asked to review the answers. */
function isAllAnswered({ state, answered, questions }: Listed) {
  return state === 'active' && answered === questions
}

function pageOf(test: Listed) {
  if (isAllAnswered(test)) return 'check'
  return test.state === 'completed' ? 'results' : 'test'
}
