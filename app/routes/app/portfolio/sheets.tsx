import type { ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { ScaleBar } from '#app/ui/brand.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Dated, PaperSheet } from '#app/ui/paper.tsx'
import { Lead, Small } from '#app/ui/prose.tsx'
import { ScoreTable } from '#app/ui/score-table.tsx'
import { Table } from '#app/ui/table.tsx'
import type { PortfolioTexts } from '#app/wording/portfolio/portfolio-texts.server.ts'

type Props = { portfolio: PortfolioTexts }

/** A portfolio as it stands on paper, the same for its owner and for those who have the link. */
export function PortfolioSheets({ portfolio }: Props) {
  const [first, second] = portfolio.feet
  return (
    <article aria-labelledby="person">
      <PaperSheet foot={first!}>
        <Head portfolio={portfolio} />
        <Projects portfolio={portfolio} />
        <Can portfolio={portfolio} />
      </PaperSheet>
      {second ? (
        <PaperSheet foot={second}>
          <Certificates portfolio={portfolio} />
          <Results portfolio={portfolio} />
          <Achievements portfolio={portfolio} />
        </PaperSheet>
      ) : null}
    </article>
  )
}

function Head({ portfolio: { name, line, goal } }: Props) {
  return (
    <Stack as="header" gap="s">
      <h1 id="person">{name}</h1>
      {line ? <Lead>{line}</Lead> : null}
      {goal ? <Lead>{goal}</Lead> : null}
      <ScaleBar />
    </Stack>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="s" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  )
}

function Projects({ portfolio: { projects } }: Props) {
  const { t } = useTranslation('portfolio')
  if (projects.length === 0) return null
  return (
    <Part id="projects" title={t('projects')}>
      {projects.map(({ id, name, when, status, did, skills }) => (
        <Dated
          key={id}
          when={
            <>
              {when}
              <br />
              {status}
            </>
          }
        >
          <h3>{name}</h3>
          <p>{did}</p>
          <Small>{skills}</Small>
        </Dated>
      ))}
    </Part>
  )
}

/** What they can do: in their own words, and the languages they named with their levels. */
function Can({ portfolio: { about, languages } }: Props) {
  const { t } = useTranslation('portfolio')
  if (!about && !languages) return null
  return (
    <Part id="can" title={t('can')}>
      {about ? <p>{about}</p> : null}
      {languages ? <p>{languages}</p> : null}
    </Part>
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

/** Scores never without their bands, and which of them differ. */
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
