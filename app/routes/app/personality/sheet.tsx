import type { ReactNode } from 'react'
import { reliabilityCuts } from '#app/domain/assessments/reliability.ts'
import { FIRST_PROFESSIONS } from '#app/domain/guidance/shortlist-query.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Answer, Firsts, Sure } from '#app/ui/answer.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { Dates } from '#app/ui/dates.tsx'
import { Sheet as Page, Stack } from '#app/ui/layout.tsx'
import { Conclusion } from '#app/ui/prose.tsx'
import { OnPaper, Report } from '#app/ui/report.tsx'
import { Ways } from '#app/ui/ways.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'
import { firstOf } from './first-of.ts'
import type { Rate } from './professions.tsx'
import { SheetFolds } from './sheet-folds.tsx'

type Props = {
  sheet: SheetTexts
  /** Name of the owner, printed on top. */
  name: string
  /** Notices above the sheet. */
  notes?: ReactNode
  /** Label of the sheet; by default that of an analysis with its date. */
  kind?: string
  /** Address of the page that lists the professions with their reasons. */
  eachTo: string
  /** Whether the reader may open the pages of professions. */
  linked?: boolean
  /** Renders the thumbs of a profession, for its owner. */
  rate?: Rate
  /** Actions of the owner, and the next step. */
  children?: ReactNode
}

/** A finished analysis, the same for its owner, for readers of a private link, and in print. */
export function Sheet({ sheet, name, kind, notes, eachTo, linked = true, rate, children }: Props) {
  const { t } = useTranslation('analysis')
  const firsts = sheet.professions.slice(0, FIRST_PROFESSIONS)
  return (
    <Report>
      <Answer
        labelledBy="answer"
        kind={
          <>
            <OnPaper>{name}. </OnPaper>
            {kind ?? t('kind', { date: sheet.on })}
          </>
        }
      >
        <h1 id="answer">{sheet.headline}</h1>
        {firsts.length > 0 ? (
          <>
            <h2>{t(sheet.trial ? 'firsts.trial' : 'firsts')}</h2>
            <Firsts items={firsts.map(one => firstOf(one, linked))} />
          </>
        ) : (
          <p>{sheet.none}</p>
        )}
        {sheet.sure ? (
          <Sure alpha={sheet.sure.alpha} cuts={reliabilityCuts} label={sheet.sure.label}>
            <b>{sheet.sure.word}</b> {sheet.sure.reason}
          </Sure>
        ) : null}
      </Answer>
      <Page after>
        <Stack gap="xl">
          {notes}
          {sheet.translated ? (
            <Alert tone="info" title={t('translated.title')}>
              {sheet.translated}
            </Alert>
          ) : null}
          <Section id="strengths" title={t('strengths')} lead={sheet.setting}>
            <Cards items={cardsOf(sheet.strengths)} />
          </Section>
          <Section id="cautions" title={t('cautions')}>
            <Cards items={cardsOf(sheet.cautions)} />
          </Section>
          {sheet.ways.length > 0 ? (
            <Section id="ways" title={t('ways')}>
              <Ways
                items={sheet.ways.map(({ lead, to, ...way }) => ({ ...way, children: <Way lead={lead} to={to} /> }))}
              />
            </Section>
          ) : null}
          <Section id="month" title={t('month')}>
            <Dates items={sheet.month} />
          </Section>
          <SheetFolds sheet={sheet} eachTo={eachTo} linked={linked} rate={rate} />
          {children}
        </Stack>
      </Page>
    </Report>
  )
}

function cardsOf(remarks: SheetTexts['strengths']) {
  return remarks.map(remark => ({ id: remark.title, ...remark }))
}

function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string | null
  children: ReactNode
}) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead ? <Conclusion>{lead}</Conclusion> : null}
      {children}
    </Stack>
  )
}

/** Duration of a way, and the first professions it leads to. */
function Way({ lead, to }: Pick<SheetTexts['ways'][number], 'lead' | 'to'>) {
  return (
    <p>
      {lead} {to.join('. ')}.
    </p>
  )
}
