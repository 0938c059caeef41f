import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { HeadedSection, Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Small } from '#app/ui/prose.tsx'
import { Table } from '#app/ui/table.tsx'
import { OrganizationTabs } from '../organization-tabs.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { MemberChange } from './member-change.tsx'
import type { LoadedMember } from './show.tsx'

type Part = { loaded: LoadedMember }

/** Sections of a member: facts, progress, standing, access and history. */
export function MemberSections({ loaded }: Part) {
  const { t } = useTranslation('students')
  const { frame, orgId, studentId, name, list, status, reason, facts, progress, may } = loaded
  return (
    <Sheet>
      <Stack gap="l">
        <OrganizationTabs frame={frame} current={list.section} />
        <Crumbs items={[list, { label: name }]} />
        <PageTitle title={<bdi>{name}</bdi>} />
        <Row>
          <StatusBadge status={status} />
          {reason ? <Small as="span">{reason}</Small> : null}
        </Row>
        <Facts items={facts} />
        {progress ? (
          <HeadedSection id="progress" heading={t('member.progress')}>
            <Stack>
              <Facts items={progress} />
              <div>
                <ButtonLink forward kind="second" to={adminPathOf('studentAnalytics', { orgId, studentId })}>
                  {t('member.open')}
                </ButtonLink>
              </div>
              <Small>{t('privacy')}</Small>
            </Stack>
          </HeadedSection>
        ) : null}
        {may.change ? (
          <HeadedSection id="standing" heading={t('member.standing')}>
            <MemberChange loaded={loaded} />
          </HeadedSection>
        ) : null}
        {may.change ? <MemberAccess loaded={loaded} /> : null}
        <History loaded={loaded} />
      </Stack>
    </Sheet>
  )
}

/** Password reset and removal from the organisation. */
function MemberAccess({ loaded }: Part) {
  const { t } = useTranslation('students')
  const { orgId, memberId, may, own, slipUntil, lastAdmin, pupil } = loaded
  const address = { orgId, memberId }
  return (
    <HeadedSection id="way-in" heading={t('member.wayIn')}>
      <Stack>
        {slipUntil ? <p>{t('member.slip', { date: slipUntil })}</p> : null}
        {may.password ? (
          <Row>
            <ButtonLink kind="second" to={adminPathOf('memberPassword', address)}>
              {t('password.go')}
            </ButtonLink>
            {slipUntil && pupil ? (
              <QuietLink to={adminPathOf('slips', { orgId }, { member: memberId })}>{t('slips.print')}</QuietLink>
            ) : null}
          </Row>
        ) : (
          <p>{t(own ? 'password.own' : 'password.notYours')}</p>
        )}
        {may.remove && !lastAdmin ? (
          <p>
            <QuietLink to={adminPathOf('removeMember', address)} risk>
              {t('remove.go')}
            </QuietLink>
          </p>
        ) : null}
      </Stack>
    </HeadedSection>
  )
}

function History({ loaded: { orgId, memberId, history, next } }: Part) {
  const { t } = useTranslation('students')
  return (
    <HeadedSection id="history" heading={t('history')}>
      {history.length === 0 ? (
        <p>{t('history.none')}</p>
      ) : (
        <Stack>
          <Table
            caption={t('history')}
            captionHidden
            columns={[
              { key: 'what', label: t('history.what') },
              { key: 'by', label: t('history.by') },
              { key: 'when', label: t('history.when') },
            ]}
            rows={history.map(({ id, what, by, when }) => ({ key: id, header: what, cells: [by, when] }))}
          />
          <Pagination
            label={t('history.pages')}
            next={
              next
                ? { to: adminPathOf('member', { orgId, memberId }, { before: next }), label: t('history.older') }
                : undefined
            }
          />
        </Stack>
      )}
    </HeadedSection>
  )
}
