import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { userActs } from '#app/domain/accounts/user-acts.ts'
import { countBelongings, findUser } from '#app/domain/accounts/user-page.server.ts'
import { listAuditOf } from '#app/domain/audit/audit-list.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import { dateText, momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { auditTexts } from '#app/wording/audit/audit-texts.server.ts'
import { belongingsTexts, stateText, userFacts } from '#app/wording/users/user-texts.server.ts'
import { AdminTabs } from '../admin-tabs.tsx'
import { Belongings, History, Memberships, Sessions } from './sections.tsx'
import { UserHead } from './user-head.tsx'

export const handle = { i18n: ['users', 'admin'], failure: { load: 'users', act: 'user' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.superRole(args)
  const user = await findUser(viewer, args.params.userId ?? '')
  if (!user) throw problem(args, 404)
  const { t, language } = reading(args, 'users')
  const texts = reading(args, 'userTexts')
  const [belongings, entries] = await Promise.all([countBelongings(user.id), listAuditOf(user.id)])
  return {
    page: headOf(args, { title: user.name, description: t('description') }),
    ...{ id: user.id, name: user.name, username: user.username, own: user.own },
    acts: userActs.filter(act => user.may[act] && act !== 'sessions' && (act !== 'two-step' || user.twoStep)),
    mayEnd: user.may.sessions,
    state: user.deletionAt ? ('DELETING' as const) : user.state,
    stateText: stateText(user, texts),
    facts: userFacts(user, texts),
    memberships: user.memberships.map(({ id, role, status, organizationId, organization, group }) => ({
      ...{ id, role, status: status as 'ACTIVE', group, orgId: organizationId },
      name: inLanguage(organization, language),
    })),
    sessions: user.sessions.map(({ id, device, shared, createdAt, lastSeenAt }) => ({
      ...{ id, device, shared },
      since: momentText(createdAt.toISOString(), language),
      seen: dateText(lastSeenAt.toISOString(), language),
    })),
    belongings: belongingsTexts(belongings, texts),
    history: auditTexts(entries, reading(args, 'auditTexts')),
  }
}

export type LoadedUser = ReturnType<typeof useLoaderData<typeof loader>>

export default function UserPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('users')
  return (
    <Sheet>
      <Stack gap="l">
        <AdminTabs current="users" />
        <UserHead loaded={loaded} />
        {loaded.own ? <p>{t('own')}</p> : loaded.acts.length === 0 ? <p>{t('readOnly')}</p> : null}
        <Memberships loaded={loaded} />
        <Sessions loaded={loaded} />
        <History loaded={loaded} />
        <Belongings loaded={loaded} />
      </Stack>
    </Sheet>
  )
}
