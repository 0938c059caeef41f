import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Row, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedProjects } from './list.tsx'
import { ProjectCard } from './project-card.tsx'

/** A page of projects with its order, or an explanation of the empty list with links. */
export function FoundProjects(loaded: LoadedProjects) {
  const { t } = useTranslation('projects')
  const { list, projects, order, newest, drafts, next, first, everywhere, short } = loaded
  const everything = pathOf('projects', null, { list: 'all' })
  return (
    <Stack gap="l">
      {drafts.length > 0 ? <Drafts drafts={drafts} /> : null}
      {order ? <Small>{order}</Small> : null}
      {projects.length > 0 ? (
        <Entries>
          {projects.map(card => (
            <ProjectCard key={card.id} card={card} />
          ))}
        </Entries>
      ) : short || drafts.length > 0 ? null : (
        <NoProjects {...loaded} />
      )}
      {newest.length > 0 ? (
        <Stack as="section" aria-labelledby="newest">
          <h2 id="newest">{t('newest')}</h2>
          <Entries>
            {newest.map(card => (
              <ProjectCard key={card.id} card={card} heading="h3" />
            ))}
          </Entries>
        </Stack>
      ) : null}
      <Pagination
        label={t('pages')}
        previous={first ? { to: first, label: t('first') } : undefined}
        next={next ? { to: next, label: t('more') } : undefined}
      />
      {projects.length > 0 && everywhere ? (
        <Row>
          <QuietLink to={everywhere} forward>
            {t('amongAll')}
          </QuietLink>
        </Row>
      ) : list === 'fits' && (projects.length > 0 || newest.length > 0) ? (
        <Row>
          <QuietLink to={everything} forward>
            {t('everything')}
          </QuietLink>
        </Row>
      ) : null}
    </Stack>
  )
}

function Drafts({ drafts }: Pick<LoadedProjects, 'drafts'>) {
  const { t } = useTranslation('projects')
  return (
    <Stack as="section" aria-labelledby="drafts">
      <h2 id="drafts">{t('drafts')}</h2>
      <Entries>
        {drafts.map(({ id, to, name, line }) => (
          <Entry key={id}>
            <h3 dir="auto">
              <Link to={to}>{name}</Link>
            </h3>
            <Small>{line}</Small>
          </Entry>
        ))}
      </Entries>
    </Stack>
  )
}

/** Explains why the list is empty, with one link to continue. */
function NoProjects({ list, narrowed, known, later, everywhere, clear }: LoadedProjects) {
  const { t } = useTranslation('projects')
  const start = <QuietLink to={projectPathOf('newProject')}>{t('empty.go')}</QuietLink>
  const everything = <QuietLink to={pathOf('projects', null, { list: 'all' })}>{t('everything')}</QuietLink>
  if (later) return <p>{t('empty.end')}</p>
  if (list === 'fits' && !known) {
    const interests = pathOf('interests', null, { redirect: pathOf('projects') })
    return (
      <EmptyState
        title={t('empty.unknown')}
        action={
          <Row>
            <QuietLink to={pathOf('tests')}>{t('empty.unknown.go')}</QuietLink>
            <QuietLink to={interests}>{t('empty.unknown.interests')}</QuietLink>
          </Row>
        }
      >
        {t('empty.unknown.text')}
      </EmptyState>
    )
  }
  if (narrowed) {
    return (
      <EmptyState
        title={t('empty.narrowed')}
        action={<QuietLink to={everywhere ?? clear!}>{t(everywhere ? 'amongAll' : 'clear')}</QuietLink>}
      >
        {t('empty.narrowed.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t(`empty.${list}`)} action={list === 'fits' || list === 'popular' ? everything : start}>
      {t(`empty.${list}.text`)}
    </EmptyState>
  )
}
