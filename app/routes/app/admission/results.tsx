import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { ChanceList } from '#app/ui/chance-list.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Row, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets, Small } from '#app/ui/prose.tsx'
import { OnScreen } from '#app/ui/report.tsx'
import { Table } from '#app/ui/table.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { NextStepTexts } from '#app/wording/admission/next-step-texts.server.ts'
import type { SheetTexts } from '#app/wording/admission/sheet-texts.server.ts'
import { ProgrammeChance } from './programme-chance.tsx'
import { WayOn } from './way-on.tsx'

type ResultsProps = { id: string; sheet: SheetTexts; nextStep: NextStepTexts }

/** Results of an admission analysis: programmes by chance with the best one open, a comparison table, recommendations
 *  and the next step. */
export function Results({ id, sheet, nextStep }: ResultsProps) {
  const { t } = useTranslation('chances')
  const again = pathOf('programmes', null, { of: id })
  return (
    <Stack gap="xl">
      <Stack as="section" aria-labelledby="programmes">
        <PageTitle title={t('title')} />
        <Text>{sheet.summary}</Text>
        <VisuallyHidden as="h2" id="programmes">
          {t('programmes')}
        </VisuallyHidden>
        <ChanceList>
          {sheet.programmes.map((programme, at) => (
            <ProgrammeChance key={programme.id} programme={programme} open={at === 0} />
          ))}
        </ChanceList>
        <Small>{sheet.about}</Small>
        <OnScreen>
          <Row>
            <ButtonLink to={again} kind="second">
              {t(sheet.mayTell ? 'tell' : 'change')}
            </ButtonLink>
            <QuietLink to={pathOf('admissions')}>{t('history')}</QuietLink>
          </Row>
        </OnScreen>
        <div>
          <SideBySide programmes={sheet.programmes} />
          <Reading sheet={sheet} />
        </div>
      </Stack>
      <Split
        main={
          <Stack gap="xl">
            <Stack as="section" gap="s" aria-labelledby="steps">
              <h2 id="steps">{t('steps')}</h2>
              <Bullets items={sheet.steps} />
            </Stack>
            <Stack as="section" gap="s" aria-labelledby="limits">
              <h2 id="limits">{t('limits')}</h2>
              <Text>{t('limits.text')}</Text>
              <QuietLink to={pathOf('science')}>{t('limits.science')}</QuietLink>
              <OnScreen>
                <Small>{t('print')}</Small>
              </OnScreen>
            </Stack>
          </Stack>
        }
        aside={<Note title={t('choose')}>{t('choose.text')}</Note>}
      />
      <WayOn step={nextStep} />
    </Stack>
  )
}

/** Explanation of the figures, shared by all programmes. */
function Reading({ sheet: { alike, ahead } }: Pick<ResultsProps, 'sheet'>) {
  const { t } = useTranslation('chances')
  return (
    <Disclosure summary={t('reading')}>
      <Stack gap="s">
        <Text>{t('legend')}</Text>
        {ahead ? <Text>{ahead}</Text> : null}
        {alike.map(text => (
          <Text key={text}>{text}</Text>
        ))}
      </Stack>
    </Disclosure>
  )
}

function SideBySide({ programmes }: Pick<SheetTexts, 'programmes'>) {
  const { t } = useTranslation('chances')
  return (
    <Disclosure summary={t('table')}>
      <Table
        caption={t('table.caption')}
        columns={[
          { key: 'programme', label: t('column.programme') },
          { key: 'chance', label: t('column.chance') },
          { key: 'demands', label: t('column.demands') },
          { key: 'cost', label: t('column.cost') },
          { key: 'deadline', label: t('column.deadline') },
        ]}
        rows={programmes.map(({ id, name, lang, institution, chance, short, standing, yearly, deadlines }) => ({
          key: id,
          header: (
            <>
              <span lang={lang}>{name}</span>
              <Small>{institution.name}</Small>
            </>
          ),
          cells: [chance || short !== standing ? short : '—', standing, yearly ?? '—', deadlines[0] ?? '—'],
        }))}
      />
    </Disclosure>
  )
}
