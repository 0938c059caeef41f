import { useTranslation } from '#app/i18n/use-translation.ts'
import { Stack } from '#app/ui/layout.tsx'
import { Dated } from '#app/ui/paper.tsx'
import { Small } from '#app/ui/prose.tsx'
import { ScoreTable } from '#app/ui/score-table.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PortfolioTexts } from '#app/wording/portfolio/portfolio-texts.server.ts'
import { Part } from './part.tsx'

type Props = { portfolio: PortfolioTexts }

/** Second page: certificates, test results and achievements. */
export function SecondSheet({ portfolio }: Props) {
  return (
    <>
      <Certificates portfolio={portfolio} />
      <Results portfolio={portfolio} />
      <Achievements portfolio={portfolio} />
    </>
  )
}

function Certificates({ portfolio: { certificates } }: Props) {
  const { t } = useTranslation('portfolio')
  if (certificates.length === 0) return null
  return (
    <Part id="certificates" title={t('certificates')}>
      <Table
        caption={t('certificates')}
        captionHidden
        columns={[
          { key: 'what', label: t('certificates.what') },
          { key: 'where', label: t('certificates.where') },
        ]}
        rows={certificates.map(({ id, name, check }) => ({
          key: id,
          header: name,
          cells: [
            check ? (
              <a href={check.to} rel="nofollow noopener noreferrer ugc">
                {check.host}
              </a>
            ) : (
              t('certificates.nowhere')
            ),
          ],
        }))}
      />
    </Part>
  )
}

/** Test results. Scores are always shown with their bands, and with notes on which of them differ. */
function Results({ portfolio: { tests } }: Props) {
  const { t } = useTranslation('portfolio')
  if (tests.length === 0) return null
  return (
    <Part id="scales" title={t('scales')}>
      {tests.map(({ instrument, title, rows, notes }) => (
        <Stack gap="s" key={instrument}>
          <ScoreTable
            caption={title}
            columns={[t('scales.name'), t('scales.picture'), t('scales.score'), t('scales.band')]}
            rows={rows}
          />
          <Small>{notes}</Small>
        </Stack>
      ))}
    </Part>
  )
}

function Achievements({ portfolio: { achievements } }: Props) {
  const { t } = useTranslation('portfolio')
  if (achievements.length === 0) return null
  return (
    <Part id="achievements" title={t('achievements')}>
      {achievements.map(({ id, name, why, on }) => (
        <Dated key={id} when={on}>
          <p>
            <b>{name}.</b> {why}
          </p>
        </Dated>
      ))}
    </Part>
  )
}
