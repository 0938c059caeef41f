import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Badge } from '#app/ui/badge.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { ChanceCuts, ChanceItem, ChanceStrip } from '#app/ui/chance-list.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Columns, Stack } from '#app/ui/layout.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ProgrammeTexts } from '#app/wording/admission/sheet-texts.server.ts'

const shapes = { met: 'full', nearly: 'half', unmet: 'empty', unknown: 'empty', read: 'empty' } as const

/** A programme: its chance as text and on the scale, possible improvements, and the reasons. */
export function ProgrammeChance({ programme, open }: { programme: ProgrammeTexts; open: boolean }) {
  const { t } = useTranslation('chances')
  const { id, name, lang, code, institution, place, chance, level, nation, explanation, lift, rural } = programme
  return (
    <ChanceItem
      id={`of-${id}`}
      name={code ? `${name}, ${code}` : name}
      lang={lang}
      level={level}
      figure={chance ? `${chance.percent}${chance.range ? ` (${chance.range})` : ''}` : null}
      place={place ? `${institution.name}, ${place}` : institution.name}
      open={open}
      chart={
        chance ? (
          <div>
            <ChanceStrip {...chance} />
            <ChanceCuts labels={[t('low'), t('medium'), t('high')]} />
          </div>
        ) : null
      }
      change={
        <>
          <h4>{t(code || chance ? 'lift' : 'do')}</h4>
          <p>{lift}</p>
          {rural ? <p>{rural}</p> : null}
        </>
      }
      more={<More programme={programme} />}
    >
      {explanation ? <p>{explanation}</p> : null}
      {nation.map(line => (
        <p key={line}>{line}</p>
      ))}
      {institution.there ? (
        <QuietLink to={pathOf('institution', { institutionId: institution.id })}>{t('there')}</QuietLink>
      ) : null}
    </ChanceItem>
  )
}

function More({ programme: { past, counted, sums, paid, demands, cost, deadlines } }: { programme: ProgrammeTexts }) {
  const { t } = useTranslation('chances')
  return (
    <Disclosure summary={t('more')}>
      <Past past={past} />
      <Columns min="wide">
        {counted.length > 0 || sums.length > 0 ? (
          <Stack gap="s">
            <h4>{t('sum')}</h4>
            {counted.length > 0 ? <Bullets small items={counted} /> : null}
            {sums.map(sum => (
              <p key={sum}>{sum}</p>
            ))}
          </Stack>
        ) : null}
        {demands.length > 0 ? (
          <Stack gap="s">
            <h4>{t('demands')}</h4>
            {paid ? <p>{paid}</p> : null}
            <ul>
              {demands.map(({ text, status, word }) => (
                <li key={text}>
                  {text}{' '}
                  <Badge shape={shapes[status]} tone={status === 'met' ? 'good' : 'neutral'}>
                    {word}
                  </Badge>
                </li>
              ))}
            </ul>
          </Stack>
        ) : null}
        {cost ? (
          <Stack gap="s">
            <h4>{t('cost')}</h4>
            <p>{cost}</p>
          </Stack>
        ) : null}
        {deadlines.length > 0 ? (
          <Stack gap="s">
            <h4>{t('deadlines')}</h4>
            <Bullets small items={deadlines} />
          </Stack>
        ) : null}
      </Columns>
    </Disclosure>
  )
}

/** Thresholds of the competitions in past years. */
function Past({ past }: Pick<ProgrammeTexts, 'past'>) {
  const { t } = useTranslation('chances')
  if (past.length === 0) return null
  return (
    <Stack gap="s">
      <h4>{t('past')}</h4>
      {past.map(({ key, title, here, rows }) => (
        <Table
          key={key}
          caption={title}
          columns={[
            { key: 'year', label: t('past.year') },
            { key: 'threshold', label: t(here ? 'past.threshold.here' : 'past.threshold'), end: true },
            { key: 'grants', label: t('past.grants'), end: true },
            { key: 'here', label: t('past.here') },
          ]}
          rows={rows.map(({ year, cells }) => ({ key: year, header: year, cells }))}
        />
      ))}
      <Small>{t('past.note')}</Small>
    </Stack>
  )
}
