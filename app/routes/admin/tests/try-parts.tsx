import { Form, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { ScoreLegend, ScoreList, ScoreRow } from '#app/ui/charts.tsx'
import { RadioGroup } from '#app/ui/field.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedTry, Tried } from './try.tsx'

type Result = NonNullable<NonNullable<Tried>['result']>

/** Scores of a trial run with their bands, and the result texts. */
export function TriedResults({ result }: { result: Result }) {
  const { t } = useTranslation('adminTests')
  const scored = result.scales.flatMap(scale => (scale.scored ? [{ ...scale, scored: scale.scored }] : []))
  const unscored = result.scales.filter(scale => !scale.scored)
  return (
    <Section id="tried" title={t('try.results')}>
      <p>{result.said}</p>
      {scored.length > 0 ? (
        <>
          <ScoreLegend score={t('try.legend')} />
          <ScoreList as="ol" axis={['0', '50', '100']}>
            {scored.map(({ key, name, lang, scored: { score, low, high }, text }) => (
              <ScoreRow
                key={key}
                name={<span lang={lang}>{name}</span>}
                {...{ score, low, high }}
                label={t('try.label', {
                  name,
                  score: Math.round(score),
                  low: Math.round(low),
                  high: Math.round(high),
                })}
                note={text ?? t('try.middle')}
              />
            ))}
          </ScoreList>
        </>
      ) : null}
      {unscored.map(({ key, name }) => (
        <p key={key}>{t('try.unscored', { name })}</p>
      ))}
    </Section>
  )
}

export function TryForm({ given }: { given: Readonly<Record<string, number>> }) {
  const { test, question, items } = useLoaderData<LoadedTry>()
  const { t } = useTranslation('adminTests')
  const at = { testId: test.id }
  return (
    <Form method="post" action={adminPathOf('tryTest', at)}>
      <Stack gap="l">
        <p lang={question.lang}>{question.text}</p>
        {items.length === 0 ? <p>{t('items.none')}</p> : null}
        {items.map(({ key, text, lang, options }, place) => (
          <RadioGroup
            key={key}
            id={`answer_${key}`}
            name={`answer_${key}`}
            legend={
              <>
                {place + 1}. <span lang={lang}>{text}</span>
              </>
            }
            options={options}
            defaultValue={given[key] === undefined ? undefined : String(given[key])}
          />
        ))}
        <Row>
          {items.length > 0 ? <Button>{t('try.do')}</Button> : null}
          <QuietLink to={adminPathOf('adminTest', at)}>{t('toTest')}</QuietLink>
        </Row>
      </Stack>
    </Form>
  )
}
