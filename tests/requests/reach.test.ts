import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import type { Site } from '#tests/world/server.ts'

let site: Site
let reach: typeof import('#app/domain/organizations/reach.server.ts')
let members: typeof import('#app/domain/organizations/members.server.ts')
let groups: typeof import('#app/domain/organizations/groups.server.ts')
let slips: typeof import('#app/domain/organizations/slips.server.ts')
let client: typeof import('#app/database/client.server.ts')
let rows: typeof import('#app/database/rows.server.ts')
let sql: typeof import('#prisma/generated/client.ts')

beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  reach = await import('#app/domain/organizations/reach.server.ts')
  members = await import('#app/domain/organizations/members.server.ts')
  groups = await import('#app/domain/organizations/groups.server.ts')
  slips = await import('#app/domain/organizations/slips.server.ts')
  client = await import('#app/database/client.server.ts')
  rows = await import('#app/database/rows.server.ts')
  sql = await import('#prisma/generated/client.ts')
})
afterAll(() => site.stop())

const userOf = (username: string) => site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })

/** A viewer with these memberships, as the guards would load it. */
function viewer(
  id: string,
  memberships: [organizationId: string, role: string, status: string][],
  systemRole = 'USER',
) {
  const none = { subscriptionStartsAt: null, subscriptionEndsAt: null }
  return {
    id,
    systemRole,
    memberships: memberships.map(([organizationId, role, status]) => ({ organizationId, role, status, ...none })),
  } as Viewer
}

async function staffOf(username: string, organizationId = 'demo-lyceum') {
  const user = await site.database.user.findUniqueOrThrow({
    where: { usernameFolded: username },
    include: { memberships: true },
  })
  const all = user.memberships.map((one): [string, string, string] => [one.organizationId, one.role, one.status])
  return (await reach.findStaff(viewer(user.id, all, user.systemRole), organizationId))!
}

const memberOf = async (username: string, organizationId = 'demo-lyceum') =>
  site.database.member.findFirstOrThrow({ where: { organizationId, user: { usernameFolded: username } } })

async function bySql(condition: unknown): Promise<string[]> {
  const query = sql.Prisma.sql`SELECT m."id" FROM "Member" m WHERE ${condition} ORDER BY m."id"`
  return (await rows.readRows({ id: rows.text }, query)).map(({ id }) => id)
}

async function byPrisma(where: object): Promise<string[]> {
  const found = await site.database.member.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } })
  return found.map(({ id }) => id)
}

describe('reach', () => {
  it('says the same in Prisma and in SQL, whoever asks', async () => {
    const { id: teacher } = await userOf('teacher')
    const { id: other } = await userOf('teacher2')
    const membership = fc.tuple(
      fc.constantFrom('demo-lyceum', 'demo-college', 'demo-gymnasium', 'nowhere'),
      fc.constantFrom('ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER', 'ORG_STUDENT'),
      fc.constantFrom('ACTIVE', 'INACTIVE', 'PENDING'),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(teacher, other, 'nobody'),
        fc.uniqueArray(membership, { maxLength: 3, selector: ([organizationId]) => organizationId }),
        fc.constantFrom('USER', 'USER', 'SUPER_ADMIN', 'MINISTRY'),
        async (id, memberships, systemRole) => {
          const who = viewer(id, memberships, systemRole)
          expect(await bySql(reach.studentsInReachSql(who))).toEqual(await byPrisma(reach.studentsInReach(who)))
          for (const organizationId of ['demo-lyceum', 'demo-college']) {
            const staff = await reach.findStaff(who, organizationId)
            if (staff) expect(await bySql(reach.studentsOfSql(staff))).toEqual(await byPrisma(reach.studentsOf(staff)))
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('of cases says the same in Prisma and in SQL, whoever asks', async () => {
    const cases = await import('#app/domain/moderation/reach-of-cases.server.ts')
    const [{ id: teacher }, { id: other }] = [await userOf('teacher'), await userOf('teacher2')]
    const { userId: ownerId } = await memberOf('pupil4')
    const made = { targetKind: 'POST', cause: 'REPORTS', gravity: 1, text: '' }
    for (const [at, organizationId] of ['demo-lyceum', 'demo-college', null].entries())
      for (const owner of [ownerId, teacher, null])
        await site.database.moderationCase.create({
          data: { ...made, targetId: `${at} ${owner}`, organizationId, ownerId: owner },
        })
    await site.database.organization.update({ where: { id: 'demo-college' }, data: { safetyContactId: other } })
    const seen = new Set<number>()
    for (const id of [teacher, other, 'nobody'])
      for (const role of ['ORG_ADMIN', 'ORG_TEACHER', 'ORG_STUDENT'])
        for (const systemRole of ['USER', 'MINISTRY']) {
          const who = viewer(
            id,
            [
              ['demo-lyceum', role, 'ACTIVE'],
              ['demo-college', 'ORG_TEACHER', 'ACTIVE'],
            ],
            systemRole,
          )
          const query = sql.Prisma
            .sql`SELECT c."id" FROM "ModerationCase" c WHERE ${cases.casesInReachSql(who)} ORDER BY c."id"`
          const where = cases.casesInReach(who)
          const found = await site.database.moderationCase.findMany({ where, orderBy: { id: 'asc' } })
          expect(await rows.readRows({ id: rows.text }, query)).toEqual(found.map(each => ({ id: each.id })))
          seen.add(found.length)
        }
    // The viewers saw none, some and all of the cases.
    expect(seen.size).toBeGreaterThan(3)
    await site.database.moderationCase.deleteMany()
    await site.database.organization.update({ where: { id: 'demo-college' }, data: { safetyContactId: null } })
  })

  it('is the groups they mentor for a teacher, everybody for staff, nobody for another school', async () => {
    const seen = async (username: string) => {
      const { viewer: who } = await staffOf(username)
      const found = await site.database.member.findMany({
        where: reach.studentsInReach(who),
        select: { organizationId: true, group: { select: { code: true } } },
      })
      return new Set(found.map(({ organizationId, group }) => `${organizationId} ${group?.code ?? ''}`))
    }
    expect(await seen('teacher')).toEqual(new Set(['demo-lyceum 10 А']))
    expect(await seen('teacher2')).toEqual(new Set(['demo-lyceum 11 Ә']))
    expect(await seen('staff')).toEqual(new Set(['demo-lyceum 10 А', 'demo-lyceum 11 Ә']))
    expect([...(await seen('twoschools'))].every(place => place.startsWith('demo-college'))).toBe(true)
    const { viewer: admin } = await staffOf('otheradmin', 'demo-gymnasium')
    expect(await reach.findStaff(admin, 'demo-lyceum')).toBeNull()
  })

  it('of a teacher ends when their class is archived, and the office’s does not', async () => {
    const { id: mentorId } = await userOf('teacher')
    const { id: memberId, groupId } = await memberOf('pupil4')
    const closed = { organizationId: 'demo-lyceum', code: 'z', mentorId, archivedAt: new Date() }
    const { id } = await site.database.group.create({ data: closed })
    await site.database.member.update({ where: { id: memberId }, data: { groupId: id } })
    for (const [username, sees] of [
      ['teacher', false],
      ['staff', true],
    ] as const) {
      const staff = await staffOf(username)
      const found = [
        await byPrisma(reach.studentsOf(staff)),
        await bySql(reach.studentsOfSql(staff)),
        await byPrisma(reach.studentsInReach(staff.viewer)),
        await bySql(reach.studentsInReachSql(staff.viewer)),
      ]
      expect(
        found.map(ids => ids.includes(memberId)),
        username,
      ).toEqual([sees, sees, sees, sees])
      expect((await groups.findGroup(staff, id)) !== null, username).toBe(sees)
      const archived = await groups.listArchivedGroups(staff, null)
      expect(
        archived!.groups.some(group => group.id === id),
        username,
      ).toBe(sees)
      const query = sql.Prisma.sql`SELECT g."id" FROM "Group" g WHERE ${reach.groupsOfSql(staff)}`
      const seen = await rows.readRows({ id: rows.text }, query)
      expect(
        seen.some(group => group.id === id),
        username,
      ).toBe(sees)
    }
    await site.database.member.update({ where: { id: memberId }, data: { groupId } })
  })

  it('follows the standing in each organisation by itself', async () => {
    expect((await staffOf('twoschools')).standing).toBe('ORG_TEACHER')
    expect((await staffOf('twoschools', 'demo-college')).standing).toBe('ORG_ADMIN')
    expect((await staffOf('ministry')).may('manage-students')).toBe(false)
    expect((await staffOf('superadmin')).may('agree')).toBe(true)
    expect((await staffOf('orgadmin')).may('agree')).toBe(false)
  })
})

describe('a change of a member', () => {
  const change = async (by: string, whom: string, what: object, version?: number) => {
    const staff = await staffOf(by)
    const { id } = await memberOf(whom)
    return client.inTurn(tx => members.changeMember(tx, staff, id, what, version))
  }

  it('is written down with who, whom and where', async () => {
    expect(await change('staff', 'pupil1', { status: 'SUSPENDED', statusReason: 'Болезнь' })).toBe('done')
    const { id: subjectId } = await userOf('pupil1')
    const event = await site.database.auditEvent.findFirstOrThrow({
      where: { subjectId, action: 'member.status-changed' },
    })
    expect(event).toMatchObject({
      actorId: (await userOf('staff')).id,
      organizationId: 'demo-lyceum',
      details: { from: 'ACTIVE', to: 'SUSPENDED' },
    })
    expect(await change('staff', 'pupil1', { status: 'SUSPENDED' })).toBe('same')
    expect(await change('staff', 'pupil1', { status: 'ACTIVE', statusReason: null })).toBe('done')
  })

  it('of status drops the reason of the former one', async () => {
    await change('staff', 'pupil1', { status: 'SUSPENDED', statusReason: 'Болезнь' })
    await change('staff', 'pupil1', { status: 'INACTIVE' })
    expect(await memberOf('pupil1')).toMatchObject({ status: 'INACTIVE', statusReason: null })
    await change('staff', 'pupil1', { statusReason: 'Переезд' })
    await change('staff', 'pupil1', { groupId: null })
    expect((await memberOf('pupil1')).statusReason).toBe('Переезд')
    await change('staff', 'pupil1', { status: 'ACTIVE' })
    expect((await memberOf('pupil1')).statusReason).toBeNull()
  })

  it('is refused where somebody else has made one since', async () => {
    const { version } = await memberOf('pupil2')
    expect(await change('orgadmin', 'pupil2', { status: 'INACTIVE' }, version)).toBe('done')
    expect(await change('staff', 'pupil2', { status: 'BLOCKED' }, version)).toBe('conflict')
    expect(await change('orgadmin', 'pupil2', { status: 'ACTIVE' })).toBe('done')
  })

  it('never takes the last administrator away, nor is made of oneself or above one’s role', async () => {
    expect(await change('superadmin', 'orgadmin', { status: 'INACTIVE' })).toBe('last-admin')
    expect(await change('superadmin', 'orgadmin', { role: 'ORG_STAFF' })).toBe('last-admin')
    expect(await change('orgadmin', 'orgadmin', { role: 'ORG_STAFF' })).toBe('oneself')
    expect(await change('orgadmin', 'staff', { role: 'ORG_ADMIN' })).toBe('done')
    expect(await change('superadmin', 'orgadmin', { role: 'ORG_STAFF' })).toBe('done')
    expect(await change('superadmin', 'staff', { role: 'ORG_STAFF' })).toBe('last-admin')
    expect(await change('superadmin', 'orgadmin', { role: 'ORG_ADMIN' })).toBe('done')
    expect(await change('superadmin', 'staff', { role: 'ORG_STAFF' })).toBe('done')
    expect(await change('staff', 'teacher', { status: 'INACTIVE' })).toBe('not-permitted')
    expect(await change('staff', 'pupil1', { role: 'ORG_TEACHER' })).toBe('not-permitted')
    expect(await change('teacher', 'pupil1', { status: 'INACTIVE' })).toBe('not-permitted')
    expect(await change('ministry', 'pupil1', { status: 'INACTIVE' })).toBe('not-permitted')
  })

  it('puts nobody into a group of another school or into an archived one', async () => {
    const group = await site.database.group.create({
      data: { organizationId: 'demo-gymnasium', code: 'x', openCode: 'x' },
    })
    expect(await change('orgadmin', 'pupil1', { groupId: group.id })).toBe('unknown-group')
    const archived = { organizationId: 'demo-lyceum', code: 'y', archivedAt: new Date() }
    const { id: groupId } = await site.database.group.create({ data: archived })
    expect(await change('orgadmin', 'pupil1', { groupId })).toBe('unknown-group')
  })
})

describe('a change of a class', () => {
  it('is refused where somebody else has made one since its page was read', async () => {
    const [first, second] = [await staffOf('orgadmin'), await staffOf('staff')]
    const { id } = await site.database.group.create({
      data: { organizationId: 'demo-lyceum', code: '2 А', openCode: '2а' },
    })
    expect(await groups.editGroup(first, id, { code: '2 Б', version: 1 })).toBe('done')
    expect(await groups.editGroup(second, id, { code: '2 В', version: 1 })).toBe('conflict')
    expect(await groups.editGroup(second, id, { code: '2 В', version: 2 })).toBe('done')
    const stranger = await staffOf('otheradmin', 'demo-gymnasium')
    expect(await groups.editGroup(stranger, id, { code: '2 Г', version: 3 })).toBeNull()
  })
})

describe('a one-time password from the school', () => {
  const give = async (by: string, whom: string) => {
    const staff = await staffOf(by)
    const { id } = await memberOf(whom)
    return client.inTurn(tx => slips.giveSlip(tx, staff, id))
  }

  it('signs its owner in, who then chooses their own; the slip is gone', async () => {
    expect(await give('staff', 'pupil3')).toBe('done')
    const { sealed } = await site.database.passwordSlip.findFirstOrThrow({ where: { user: { username: 'pupil3' } } })
    const { unseal } = await import('#app/domain/accounts/sealed.server.ts')
    const password = unseal(sealed, 'one-time-password')!
    const visitor = { cookies: new Map<string, string>() }
    const entered = await site.visit('/auth/login', { as: visitor, form: { emailOrUsername: 'pupil3', password } })
    expect(entered.status).toBe(302)
    const page = await site.visit('/app/feed', { as: visitor })
    expect(page.location).toContain('/auth/new-password')
    const own = { password: 'Kerek-emes-7', passwordConfirmation: 'Kerek-emes-7' }
    expect((await site.visit('/auth/new-password', { as: visitor, form: own })).status).toBe(302)
    expect(await site.database.passwordSlip.count({ where: { user: { username: 'pupil3' } } })).toBe(0)
  })

  it('is not given for an account the school did not make, by a teacher, nor for an administrator', async () => {
    expect(await give('orgadmin', 'teacher')).toBe('not-managed')
    expect(await give('teacher', 'pupil1')).toBe('not-permitted')
    expect(await give('ministry', 'pupil1')).toBe('not-permitted')
    await site.database.user.update({ where: { usernameFolded: 'staff' }, data: { managedById: 'demo-lyceum' } })
    expect(await give('staff', 'staff')).toBe('not-permitted')
    expect(await give('orgadmin', 'staff')).toBe('done')
    expect(await give('orgadmin', 'orgadmin')).toBe('not-permitted')
  })
})

describe('a database of the release before', () => {
  it('is given the keys of names and classes at the start, once', async () => {
    const { database } = site
    await database.profile.updateMany({ data: { nameKey: '' } })
    await database.organization.updateMany({ data: { nameKey: '' } })
    await database.group.updateMany({ where: { archivedAt: null }, data: { openCode: null } })
    // Two classes that look alike: the code of one has a Latin letter.
    await database.group.create({ data: { id: 'twin', organizationId: 'demo-lyceum', code: '10 A' } })
    const keys = await import('#app/domain/organizations/name-keys.server.ts')
    for (let start = 0; start < 2; start += 1) {
      await keys.keepNameKeys()
      await keys.keepGroupKeys()
    }
    const people = await database.profile.findMany({ where: { user: { username: 'aruzhan' } } })
    const { nameKey } = await import('#app/domain/text/name-key.ts')
    expect(people.map(person => person.nameKey)).toEqual([nameKey('Сейтқали', 'Аружан')])
    expect(await database.profile.count({ where: { nameKey: '' } })).toBe(0)
    expect(await database.group.count({ where: { openCode: null, archivedAt: null } })).toBe(0)
    const alike = await database.group.findMany({
      where: { openCode: { startsWith: '10а' }, organizationId: 'demo-lyceum' },
    })
    expect(alike.map(({ openCode }) => openCode).sort()).toHaveLength(2)
  })
})
