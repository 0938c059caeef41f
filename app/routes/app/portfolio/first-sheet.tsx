import { useTranslation } from '#app/i18n/use-translation.ts'
import { ScaleBar } from '#app/ui/brand.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Dated } from '#app/ui/paper.tsx'
import { Lead, Small } from '#app/ui/prose.tsx'
import type { PortfolioTexts } from '#app/wording/portfolio/portfolio-texts.server.ts'
import { Part } from './part.tsx'

type Props = { portfolio: PortfolioTexts }

/** First page: head, projects and abilities. */
export function FirstSheet({ portfolio }: Props) {
  return (
    <>
      <Head portfolio={portfolio} />
      <Projects portfolio={portfolio} />
      <Can portfolio={portfolio} />
    </>
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

/** The person's own text, and languages with levels. */
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
