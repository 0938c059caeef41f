import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { isDiskFault } from '#app/domain/disk-fault.server.ts'
import { type Colleague, exportColleagues } from '#app/domain/organizations/colleagues.server.ts'
import { dateText } from '#app/i18n/format.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { sheetAnswer } from '../sheet-answer.server.ts'
import { addressOf, colleagueRoles, type Kind } from './kinds.ts'
import { readFilter } from './people.server.ts'

/** Downloads a list as an Excel file. A disk error redirects to the list with a message. */
export async function exportPeople(args: LoaderFunctionArgs, kind: Kind) {
  const staff = await guards.staffOf(args, 'view-staff')
  const { t, language } = reading(args, 'staff')
  const filter = readFilter(new URL(args.request.url).searchParams)
  const inWords = (people: Colleague[]) => [t(`${kind}.title`), columns, people.map(rowOf)] as const
  const columns = [
    { header: t('name'), width: 32 },
    { header: t('username'), width: 22 },
    { header: t('email'), width: 26 },
    { header: t('groups') },
    { header: t('status'), width: 16 },
    { header: t('lastSeen'), width: 16 },
  ]
  const rowOf = ({ lastName, firstName, username, email, groups, status, lastSeen }: Colleague) => [
    `${lastName} ${firstName}`,
    username,
    email,
    groups.join(', '),
    t(`status.${status}`),
    dateText(lastSeen?.toISOString() ?? null, language),
  ]
  try {
    return sheetAnswer(`${kind}.xlsx`, await exportColleagues(staff, colleagueRoles[kind], filter, inWords))
  } catch (error) {
    // The export is recorded in the log, which fails when the disk is full. Any other error is a bug and is rethrown.
    if (!isDiskFault(error)) throw error
    const orgId = staff.organization.id
    return redirect(adminPathOf(addressOf[kind].list, { orgId }, { ...filter, failed: 'export' }))
  }
}
