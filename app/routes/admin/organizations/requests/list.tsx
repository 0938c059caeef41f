import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listRequests } from '#app/domain/organizations/join.server.ts'
import { printedCode } from '#app/domain/organizations/join-code.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState, Note } from '#app/ui/card.tsx'
import { Entries, Entry } from '#app/ui/entries.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Code } from '#app/ui/verbatim.tsx'
import { frameOf } from '../frame.server.ts'
import { OrganizationTabs } from '../organization-tabs.tsx'

export const handle = { i18n: 'joinRequests', failure: { load: 'requests' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const { t, language } = reading(args, 'joinRequests')
  const { requests, joinCode } = await listRequests(staff)
  const orgId = staff.organization.id
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    frame: frameOf(args, staff),
    joinCode: joinCode === null ? null : printedCode(joinCode),
    renew: adminPathOf('joinCode', { orgId }),
    requests: requests.map(({ id, createdAt, passwordHelp, user: { username, profile } }) => ({
      id,
      name: `${profile?.lastName ?? ''} ${profile?.firstName ?? ''}`.trim(),
      about: [
        username,
        ...(profile?.year ? [t('year', { year: profile.year })] : []),
        t('since', { date: dateText(createdAt.toISOString(), language) ?? '' }),
      ].join(' · '),
      passwordHelp,
      answer: adminPathOf('answerRequest', { orgId, memberId: id }),
    })),
  }
}

export default function JoinRequestsPage() {
  const { frame, requests, joinCode, renew } = useLoaderData<typeof loader>()
  const { t } = useTranslation('joinRequests')
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current={null} />
        <Split
          main={
            <Stack gap="l">
              <PageTitle title={t('title')} lead={t('lead')} />
              {requests.length === 0 ? <EmptyState title={t('none')}>{t('noneText')}</EmptyState> : null}
              <Entries>
                {requests.map(({ id, name, about, passwordHelp, answer }) => (
                  <Entry key={id}>
                    <h2>{name}</h2>
                    <Small>{about}</Small>
                    <Small>{t(passwordHelp ? 'help.yes' : 'help.no')}</Small>
                    <Form method="post" action={answer}>
                      <Row>
                        <Button small name="answer" value="accept" aria-label={`${t('accept')}: ${name}`}>
                          {t('accept')}
                        </Button>
                        <Button
                          small
                          kind="second"
                          name="answer"
                          value="decline"
                          aria-label={`${t('decline')}: ${name}`}
                        >
                          {t('decline')}
                        </Button>
                      </Row>
                    </Form>
                  </Entry>
                ))}
              </Entries>
            </Stack>
          }
          aside={
            <Note title={t('code')}>
              {joinCode ? <Code>{joinCode}</Code> : <p>{t('code.none')}</p>}
              <p>{t('code.text')}</p>
              <Form method="post" action={renew}>
                <Button small kind="second">
                  {t(joinCode ? 'code.renew' : 'code.make')}
                </Button>
              </Form>
            </Note>
          }
        />
      </Stack>
    </Sheet>
  )
}
