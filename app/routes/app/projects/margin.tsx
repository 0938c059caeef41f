import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { By } from '#app/ui/post.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import type { LoadedProject } from './show.tsx'

/** Margin: team, needed skills, links, and audience. */
export function Margin({ project }: { project: LoadedProject['project'] }) {
  const { t } = useTranslation('project')
  const { id: projectId, role, team, skills, interests, links, linksKept, sees } = project
  return (
    <>
      <Note title={t('team')}>
        <Stack as="ul" gap="s">
          {team.map(({ username, name, names, avatar, says }) => (
            <li key={username}>
              <By
                id={`member-${username}`}
                as="p"
                to={pathOf('profile', { username })}
                initials={initialsOf(...names)}
                avatar={avatar}
                name={name}
                line={says}
              />
            </li>
          ))}
        </Stack>
        {role ? <QuietLink to={projectPathOf('projectTeam', { projectId })}>{t('team.open')}</QuietLink> : null}
      </Note>
      {skills.length > 0 ? (
        <Note title={t('skills')}>
          <Bullets items={skills} />
        </Note>
      ) : null}
      {interests.length > 0 ? (
        <Note title={t('interests')}>
          <Bullets items={interests} />
        </Note>
      ) : null}
      {links.length > 0 || linksKept ? (
        <Note title={t('links')}>
          <Stack as="ul" gap="s">
            {links.map(({ url, site, name }) => (
              <li key={url}>
                {`${site}: `}
                <a href={url} rel="noreferrer nofollow ugc">
                  {name}
                </a>
              </li>
            ))}
          </Stack>
          {linksKept ? <p>{linksKept}</p> : null}
        </Note>
      ) : null}
      <Note title={t('sees')}>{sees}</Note>
    </>
  )
}
