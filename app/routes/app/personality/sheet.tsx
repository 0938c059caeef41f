import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Columns, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { OnPaper, OnScreen, Points, Report, Summary } from '#app/ui/report.tsx'
import type { SheetTexts } from '#app/wording/personality/sheet-texts.server.ts'
import { Paths } from './paths.tsx'
import { Professions, type Rate } from './professions.tsx'
import { Scales } from './scales.tsx'

type Props = {
  sheet: SheetTexts
  /** Whose it is, as it is printed on top. */
  name: string
  /** What stands between the headline and the scales, for its owner. */
  notes?: ReactNode
  /** The thumbs of a profession, for its owner. */
  rate?: Rate
}

/** A finished analysis, the same for its owner, for readers of a shared link, and on paper. */
export function Sheet({ sheet, name, notes, rate }: Props) {
  const { t } = useTranslation('analysis')
  return (
    <Report>
      <Stack>
        <OnPaper>{t('paper', { name, date: sheet.on })}</OnPaper>
        <PageTitle title={sheet.headline} />
        <OnScreen>
          <Small>{t('made', { date: sheet.on })}</Small>
        </OnScreen>
        {notes}
        {sheet.writtenIn ? (
          <Alert tone="info" title={t('translated.title')}>
            {t('translated', { language: sheet.writtenIn })}
          </Alert>
        ) : null}
        {sheet.careless ? (
          <Alert tone="warn" title={t('careless.title')}>
            {t('careless')}
          </Alert>
        ) : null}
      </Stack>
      <Summary paragraphs={sheet.summary} />
      <Scales groups={sheet.groups} />
      <Columns min="wide">
        <Section id="strengths" title={t('strengths')}>
          <Points items={sheet.strengths} />
        </Section>
        <Section id="cautions" title={t('cautions')}>
          <Points items={sheet.cautions} />
        </Section>
      </Columns>
      <Section id="working" title={t('working')}>
        <Text as="ul">
          {sheet.working.map(point => (
            <li key={point}>{point}</li>
          ))}
        </Text>
      </Section>
      {sheet.undifferentiated ? (
        <Flat />
      ) : (
        <Professions professions={sheet.professions} contrast={sheet.contrast} rate={rate} />
      )}
      {sheet.paths.length > 0 ? <Paths paths={sheet.paths} /> : null}
      <Section id="month" title={t('month')}>
        <Points items={sheet.month} />
      </Section>
      <About sheet={sheet} />
    </Report>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}

/** Interests without a shape: what to do instead of reading a list. */
function Flat() {
  const { t } = useTranslation('analysis')
  return (
    <Section id="professions" title={t('flat.title')}>
      <Text>{t('flat.text')}</Text>
      <div>
        <ButtonLink to={pathOf('professions')} kind="second">
          {t('flat.go')}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** Tells its author, the answers it rests on, and how far to trust it. */
function About({ sheet: { model, taken } }: { sheet: SheetTexts }) {
  const { t } = useTranslation('analysis')
  return (
    <Section id="about" title={t('about.title')}>
      <Text>
        {model ? t('about.model', { model }) : t('about.builtIn')} {t('read.text')}
      </Text>
      <Small>{t('about.from', { tests: taken })}</Small>
    </Section>
  )
}
