import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { initialsOf } from '#app/ui/avatar.tsx'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Row } from '#app/ui/layout.tsx'
import { By, Words } from '#app/ui/post.tsx'
import { Section } from '#app/ui/section.tsx'
import type { LoadedTeam } from './team.tsx'

type RequestsProps = { projectId: string; requests: LoadedTeam['team']['requests'] }

/** Requests to join, oldest first, with buttons to accept or refuse. */
export function Requests({ projectId, requests }: RequestsProps) {
  const { t } = useTranslation('project')
  return (
    <Section id="requests" title={t('team.requests')}>
      {requests.length === 0 ? <p>{t('team.requests.none')}</p> : null}
      <Entries>
        {requests.map(({ id: requestId, username, name, names, avatar, words, iso, when }) => (
          <Entry key={requestId}>
            <By
              id={`request-${requestId}`}
              to={pathOf('profile', { username })}
              initials={initialsOf(...names)}
              avatar={avatar}
              name={name}
              line={<time dateTime={iso}>{when}</time>}
            />
            <Words>{words}</Words>
            <form method="post" action={projectPathOf('projectRequest', { projectId, requestId })}>
              <Row>
                <Button name="answer" value="accept" aria-describedby={`by-request-${requestId}`}>
                  {t('team.accept')}
                </Button>
                <Button name="answer" value="refuse" kind="second" aria-describedby={`by-request-${requestId}`}>
                  {t('team.refuse')}
                </Button>
              </Row>
            </form>
          </Entry>
        ))}
      </Entries>
    </Section>
  )
}

type MembersProps = { projectId: string; team: LoadedTeam['team'] }

/** Team members and their roles. Members may edit their own, the lead everyone's. */
export function Members({ projectId, team: { leads, members } }: MembersProps) {
  const { t } = useTranslation('project')
  return (
    <Section id="members" title={t('team.members')}>
      <Entries>
        {members.map(({ username, name, names, avatar, says, own }) => (
          <Entry
            key={username}
            side={
              own || leads ? (
                <QuietLink
                  to={projectPathOf('projectMember', { projectId, username })}
                  aria-describedby={`by-member-${username}`}
                >
                  {t(own ? 'team.duty' : 'team.change')}
                </QuietLink>
              ) : null
            }
          >
            <By
              id={`member-${username}`}
              to={pathOf('profile', { username })}
              initials={initialsOf(...names)}
              avatar={avatar}
              name={name}
              line={says}
            />
          </Entry>
        ))}
      </Entries>
      {leads ? null : (
        <div>
          <QuietLink to={projectPathOf('leaveProject', { projectId })} risk>
            {t('leave')}
          </QuietLink>
        </div>
      )}
    </Section>
  )
}
