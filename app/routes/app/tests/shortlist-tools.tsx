import { trainingWays } from '#app/domain/professions/vocabulary.ts'
import type { ShortlistQuery } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { CheckboxGroup, Field } from '#app/ui/field.tsx'
import { Form } from '#app/ui/form.tsx'
import { Columns, Panel, Row, Stack } from '#app/ui/layout.tsx'
import type { LoadedResults } from './results.tsx'

type Part = { testId: string; shortlist: NonNullable<LoadedResults['shortlist']>; query: ShortlistQuery }

/** Filter by ways of training, and a form to check any profession. */
export function ShortlistTools({ testId, shortlist, query }: Part) {
  const { t } = useTranslation('results')
  const profession = useTranslation('professions')
  return (
    <Panel noPrint>
      <Columns min="wide">
        <Form method="post" action={pathOf('preparation')}>
          <Stack gap="s">
            <input
              type="hidden"
              name="back"
              value={`${pathOf('results', { testId }, { attempt: query.attempt, open: 'each' })}#shortlist`}
            />
            <CheckboxGroup
              id="ways"
              name="ways"
              legend={t('preparation.label')}
              hint={t('preparation.hint')}
              defaultValues={shortlist.planned ?? []}
              options={trainingWays.map(way => ({ value: way, label: profession.t(`way.${way}`) }))}
            />
            <div>
              <Button kind="second">{t('preparation.submit')}</Button>
            </div>
          </Stack>
        </Form>
        <Form method="get" action={`${pathOf('results', { testId })}#check-profession`}>
          <Stack gap="s">
            {query.attempt ? <input type="hidden" name="attempt" value={query.attempt} /> : null}
            <Field
              id="check"
              name="check"
              type="search"
              label={t('check.label')}
              hint={t('check.hint')}
              error={
                query.check && !shortlist.checked && shortlist.candidates.length === 0 ? t('check.none') : undefined
              }
              defaultValue={shortlist.checked?.title ?? query.check ?? ''}
              maxLength={100}
            />
            <div>
              <Button kind="second">{t('check.submit')}</Button>
            </div>
            <Candidates testId={testId} shortlist={shortlist} query={query} />
          </Stack>
        </Form>
      </Columns>
    </Panel>
  )
}

/** Links to choose from when several professions match the typed text. */
function Candidates({ testId, shortlist, query }: Part) {
  const { t } = useTranslation('results')
  if (shortlist.candidates.length === 0) return null
  return (
    <Stack gap="s">
      <p>{t('check.which')}</p>
      <Row as="ul">
        {shortlist.candidates.map(({ id, title, lang }) => (
          <li key={id} lang={lang}>
            <QuietLink to={`${pathOf('results', { testId }, { attempt: query.attempt, check: id })}#check-profession`}>
              {title}
            </QuietLink>
          </li>
        ))}
      </Row>
    </Stack>
  )
}
