import { useTranslation } from '#app/i18n/use-translation.ts'
import { ChanceStrip } from '#app/ui/chance-list.tsx'
import { ScoreList, ScoreRow } from '#app/ui/charts.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Stack, Text } from '#app/ui/layout.tsx'
import { Figure, Small } from '#app/ui/prose.tsx'
import { ScoreTable } from '#app/ui/score-table.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedStudent } from './student.tsx'

type Texts = LoadedStudent['texts']

/** Tests with their dates, interests with their bands, and the other scales collapsed. */
export function Interests({ texts: { interests, others, tests } }: { texts: Texts }) {
  const { t } = useTranslation('studentAnalytics')
  return (
    <Section id="interests" title={t('interests')}>
      <Facts items={tests} />
      {interests ? (
        <>
          <Text>{interests.text}</Text>
          <ScoreList as="ol" axis={['0', '50', '100']}>
            {interests.rows.map(row => (
              <ScoreRow key={row.name} {...row} label={t('score', row)} />
            ))}
          </ScoreList>
          <Small>{interests.source}</Small>
        </>
      ) : (
        <Text>{t('interests.none')}</Text>
      )}
      {others.length > 0 ? (
        <Disclosure summary={t('others')}>
          <Stack>
            {others.map(({ instrument, title, rows }) => (
              <ScoreTable
                key={instrument}
                caption={<h3>{title}</h3>}
                columns={[t('table.scale'), t('table.picture'), t('table.score'), t('table.band')]}
                rows={rows}
              />
            ))}
          </Stack>
        </Disclosure>
      ) : null}
    </Section>
  )
}

export function Analysis({ texts: { headline, professions, analysedOn } }: { texts: Texts }) {
  const { t } = useTranslation('studentAnalytics')
  return (
    <Section id="analysis" title={t('analysis')}>
      {headline === null ? (
        <Text>{t('analysis.none')}</Text>
      ) : (
        <>
          <Small>{t('analysis.says', { date: analysedOn ?? '' })}</Small>
          <Text as="blockquote">{headline}</Text>
          <ol>
            {professions.map(({ id, title, lang }) => (
              <li key={id} lang={lang}>
                {title}
              </li>
            ))}
          </ol>
        </>
      )}
    </Section>
  )
}

export function Chances({ chances }: { chances: Texts['chances'] }) {
  const { t } = useTranslation('studentAnalytics')
  return (
    <Section id="chances" title={t('chances')}>
      {chances ? (
        <>
          <Entries>
            {chances.choices.map(({ id, name, level, chance }) => (
              <Entry
                key={id}
                side={
                  <p>
                    <b>{level}</b> {chance ? <Figure>{chance.percent}</Figure> : null}{' '}
                    {chance?.range ? (
                      <Small as="span">
                        <Figure>{chance.range}</Figure>
                      </Small>
                    ) : null}
                  </p>
                }
              >
                <h3>{name}</h3>
                {chance ? <ChanceStrip {...chance} /> : null}
              </Entry>
            ))}
          </Entries>
          <Small>{chances.source}</Small>
        </>
      ) : (
        <Text>{t('chances.none')}</Text>
      )}
    </Section>
  )
}
