import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { HeadedSection, Stack } from '#app/ui/layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { LogTable } from '../log-table.tsx'
import type { LoadedUser } from './show.tsx'

type Part = { loaded: LoadedUser }

export function Memberships({ loaded: { memberships } }: Part) {
  const { t } = useTranslation('users')
  return (
    <HeadedSection id="memberships" heading={t('memberships')}>
      {memberships.length === 0 ? (
        <p>{t('memberships.none')}</p>
      ) : (
        <Table
          base
          caption={t('memberships')}
          captionHidden
          columns={[
            { key: 'organization', label: t('organizations') },
            { key: 'role', label: t('membership.role') },
            { key: 'group', label: t('membership.group') },
            { key: 'status', label: t('membership.status') },
          ]}
          rows={memberships.map(({ id, orgId, name, role, group, status }) => ({
            key: id,
            header: (
              <Link to={adminPathOf('member', { orgId, memberId: id })} lang={name.language}>
                {name.text}
              </Link>
            ),
            cells: [t(`role.${role}`), group ?? '—', t(`membership.status.${status}`)],
          }))}
        />
      )}
    </HeadedSection>
  )
}

export function Sessions({ loaded: { id, sessions, mayEnd } }: Part) {
  const { t } = useTranslation('users')
  return (
    <HeadedSection id="sessions" heading={t('sessions')}>
      {sessions.length === 0 ? (
        <p>{t('sessions.none')}</p>
      ) : (
        <Stack>
          <Table
            caption={t('sessions')}
            captionHidden
            columns={[
              { key: 'device', label: t('sessions.device') },
              { key: 'since', label: t('sessions.since') },
              { key: 'seen', label: t('seen') },
              ...(mayEnd ? [{ key: 'end', label: t('sessions.end') }] : []),
            ]}
            rows={sessions.map(({ id: sessionId, device, shared, since, seen }) => ({
              key: sessionId,
              header: (
                <>
                  {device ?? t('sessions.unknown')}
                  {shared ? <Small>{t('sessions.shared')}</Small> : null}
                </>
              ),
              cells: [since, seen, ...(mayEnd ? [<End key="end" userId={id} sessionId={sessionId} />] : [])],
            }))}
          />
          {mayEnd && sessions.length > 1 ? <End userId={id} sessionId="all" /> : null}
        </Stack>
      )}
    </HeadedSection>
  )
}

function End({ userId, sessionId }: { userId: string; sessionId: string }) {
  const { t } = useTranslation('users')
  return (
    <Form method="post" action={adminPathOf('endUserSession', { userId, sessionId })}>
      <Button kind="second" small>
        {t(sessionId === 'all' ? 'sessions.endAll' : 'sessions.end')}
      </Button>
    </Form>
  )
}

/** Latest entries of the audit log about the user. */
export function History({ loaded: { history, username } }: Part) {
  const { t } = useTranslation('users')
  return (
    <HeadedSection id="history" heading={t('history')}>
      {history.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <Stack>
          <LogTable
            caption={t('history')}
            when={t('history.when')}
            what={t('history.what')}
            entries={history}
            others={[{ key: 'by', label: t('history.by'), of: ({ by }) => by.name }]}
          />
          <p>
            <QuietLink to={adminPathOf('audit', null, { person: username })}>{t('history.all')}</QuietLink>
          </p>
        </Stack>
      )}
    </HeadedSection>
  )
}

/** Content that would be deleted with the account. */
export function Belongings({ loaded: { belongings } }: Part) {
  const { t } = useTranslation('users')
  return (
    <Fold title={t('belongings')} says={t('belongings.text')}>
      <Facts items={belongings} />
    </Fold>
  )
}
