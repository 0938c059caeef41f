// Attempts of members of one school on another: its ids in every address and in every field that takes one.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminPatterns } from '#app/paths/admin.ts'
import routes from '#app/routes.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { Answer, FormFields, Visitor } from '#tests/world/visit.ts'

const OWN = 'demo-lyceum'
const OTHER = 'demo-college'
const LYCEUM = `/admin/organizations/${OWN}`

let site: Site
const as: Record<string, Visitor> = {}
/** Ids of the college, by parameter of an address. */
let theirs: Record<'groupId' | 'studentId' | 'memberId' | 'importId' | 'noteId' | 'mentorId' | 'eventId', string>
let before: string

beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  for (const name of ['orgadmin', 'staff', 'teacher', 'twoschools', 'otheradmin', 'ministry']) {
    as[name] = await site.signIn(name)
  }
  theirs = await furnish()
  before = await stateOf(OTHER)
})
afterAll(() => site.stop())

/** Creates a class with a pupil, a note, a slip, an import and an audit event, all of the college. */
async function furnish() {
  const { database } = site
  const organizationId = OTHER
  const { id: mentorId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'twoschools' } })
  const group = await database.group.create({ data: { organizationId, code: '1И', openCode: '1и', mentorId } })
  const { id: studentId } = await database.user.create({
    data: {
      ...{ username: 'strange.pupil', usernameFolded: 'strange.pupil', passwordHash: 'x', managedById: organizationId },
      ...{ passwordChangeRequired: true, onboardedAt: new Date(), language: 'ru' },
      profile: { create: { firstName: 'Чужая', lastName: 'Незримова', nameKey: 'незримова чужая' } },
      notes: { create: { organizationId, authorId: mentorId, text: 'Только для колледжа' } },
      slip: { create: { organizationId, sealed: 'x', expiresAt: new Date(Date.now() + 1e9) } },
    },
  })
  const pupil = { userId: studentId, organizationId, role: 'ORG_STUDENT', status: 'ACTIVE', groupId: group.id }
  const member = await database.member.create({ data: pupil })
  const columns = { found: [], ignored: [], from1904: false }
  const list = await database.import.create({
    data: {
      ...{ organizationId, kind: 'STUDENTS', fileName: 'their.csv', fileHash: 'x', columns, rows: 1, language: 'ru' },
      ...{ counts: { CREATE: 1, newGroups: [], madeGroups: [] }, undoUntil: new Date(Date.now() + 1e9) },
      lines: { create: { number: 2, outcome: 'DOUBLE', values: { lastName: 'Незримова' }, doubles: [studentId] } },
    },
  })
  const note = await database.counsellorNote.findFirstOrThrow({ where: { userId: studentId } })
  const event = await database.auditEvent.create({
    data: { action: 'member.added', subjectId: studentId, organizationId, actorId: mentorId },
  })
  const ids = { groupId: group.id, studentId, memberId: member.id, importId: list.id, noteId: note.id }
  return { ...ids, mentorId, eventId: event.id }
}

/** Returns everything an organisation has as one text. */
async function stateOf(organizationId: string) {
  const { database } = site
  const of = { where: { organizationId }, orderBy: { id: 'asc' } } as const
  const people = { memberships: { some: { organizationId } } }
  return JSON.stringify([
    await database.organization.findUnique({ where: { id: organizationId } }),
    await database.member.findMany(of),
    await database.group.findMany(of),
    await database.import.findMany({ ...of, include: { lines: true } }),
    await database.counsellorNote.findMany(of),
    await database.talk.findMany(of),
    await database.passwordSlip.findMany({ where: { organizationId }, orderBy: { userId: 'asc' } }),
    await database.user.findMany({ where: people, orderBy: { id: 'asc' }, select: { id: true, passwordHash: true, email: true } }), // oxfmt-ignore
  ])
}

/** Valid forms for each page with an id in its address. */
const forms: Record<string, FormFields> = {
  glance: {},
  studentAnalytics: { idempotencyKey: randomUUID(), note: 'Чужая заметка' },
  removeNote: {},
  holdTalk: { seen: new Date().toISOString() },
  answerRequest: { answer: 'decline' },
  group: {},
  editGroup: { code: '9Я', version: '1' },
  moveUpGroup: { code: '9Я', version: '1', sure: 'on' },
  archiveGroup: { version: '1' },
  showImport: {},
  takeImport: { 'row-2': 'NEW' },
  chooseDoubles: { 'row-2': 'SKIP' },
  undoImport: {},
  importRefused: {},
  importProgress: {},
  member: { status: 'BLOCKED', role: 'ORG_ADMIN', version: '1', base: '{}' },
  memberPassword: {},
  removeMember: {},
}

const withIds = Object.entries(adminPatterns).filter(([, pattern]) => /:orgId\/.*:/.test(pattern))
const about = /Незримова|strange\.pupil|Только для колледжа|their\.csv/

it('has a form for every address with an id of something in an organisation', () => {
  expect(withIds.map(([name]) => name).sort()).toEqual(Object.keys(forms).sort())
})

describe('an id of another school, in an address', () => {
  it.each(withIds)('%s is not found by anybody, however it is asked', async (name, pattern) => {
    const fill = (orgId: string) =>
      pattern.replace(/:(\w+)/g, (_, key: string) => (key === 'orgId' ? orgId : theirs[key as keyof typeof theirs]))
    const alone = `_routes=${encodeURIComponent(routes.find(({ path }) => path === pattern)!.file.replace(/\.\w+$/, ''))}`
    const form = {
      ...forms[name],
      ...(name === 'glance' && { student: theirs.studentId }),
      ...(name === 'group' && { memberIds: theirs.memberId, groupId: theirs.groupId }),
    }
    const tries: [who: string, orgId: string][] = [
      ...['orgadmin', 'staff', 'teacher', 'twoschools'].map((who): [string, string] => [who, OWN]),
      ...['orgadmin', 'staff', 'teacher', 'otheradmin'].map((who): [string, string] => [who, OTHER]),
    ]
    for (const [who, orgId] of tries) {
      const path = fill(orgId)
      for (const address of [path, `${path}.data`, `${path}.data?${alone}`]) {
        for (const options of [{}, { form }]) {
          const { status, text, location } = await site.visit(address, { as: as[who], ...options })
          const description = `${who} ${'form' in options ? 'POST' : 'GET'} ${address}`
          expect(text, description).not.toMatch(about)
          // An action-only route redirects back without revealing whether the id exists.
          if (status !== 302 && status !== 202) expect([404, 403, 405], description).toContain(status)
          else
            expect(location, description).toMatch(
              /missing=1|\/errors\/403|\/requests$|\/(analytics|imports)\/[^/]+(#notes)?$/,
            )
        }
      }
    }
    expect(await stateOf(OTHER)).toBe(before)
  })
})

describe('an id of another school, in a field or a filter', () => {
  const unchanged = async (action: () => Promise<unknown>) => {
    const own = await stateOf(OWN)
    await action()
    expect(await stateOf(OTHER)).toBe(before)
    expect(await stateOf(OWN)).toBe(own)
  }
  const post = (path: string, form: FormFields, who = 'orgadmin') =>
    site.visit(`${LYCEUM}${path}`, { as: as[who], form })
  /** Returns the status of an answer and expects an error at this field. */
  const refusedAt = async (field: string, answer: Promise<Answer>) => {
    const { status, text } = await answer
    expect(errorBeside(text, field), field).toBeTruthy()
    return status
  }
  const ownGroup = () => site.database.group.findFirstOrThrow({ where: { organizationId: OWN, archivedAt: null } })
  const ownPupil = () =>
    site.database.member.findFirstOrThrow({ where: { organizationId: OWN, user: { username: 'pupil1' } } })

  it('makes nobody of it the mentor of a class', async () => {
    const { id: mentorId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'otheradmin' } })
    await unchanged(async () => {
      expect(await refusedAt('mentorId', post('/groups/create', { code: '9Щ', mentorId }))).toBe(400)
      const { id, code, version } = await ownGroup()
      const base = JSON.stringify({ code, year: '9', mentorId: '' })
      const form = { code, version: String(version), base, mentorId }
      expect(await refusedAt('mentorId', post(`/groups/${id}/edit`, form))).toBe(400)
    })
  })

  it('moves nobody into its class or out of it', async () => {
    await unchanged(async () => {
      const [group, pupil] = [await ownGroup(), await ownPupil()]
      const { groupId, memberId } = theirs
      const act = `/students/act?act=group&member=${pupil.id}`
      expect(await refusedAt('groupId', post(act, { groupId }))).toBe(400)
      expect((await post(`/students/act?act=group&member=${memberId}`, { groupId: group.id })).status).toBe(400)
      expect(await refusedAt('groupId', post(`/groups/${pupil.groupId!}`, { memberIds: pupil.id, groupId }))).toBe(400)
      expect((await post(`/groups/${group.id}`, { memberIds: memberId, groupId: group.id })).status).toBe(302)
      const version = String(pupil.version)
      const values = { status: 'ACTIVE', reason: '', groupId: pupil.groupId!, role: 'ORG_STUDENT' }
      const form = { ...values, groupId, version, base: JSON.stringify(values) }
      expect(await refusedAt('groupId', post(`/members/${pupil.id}`, form))).toBe(400)
      const person = { firstName: 'Айша', lastName: 'Сынақова', gender: 'FEMALE', dateOfBirth: '2010-04-05' }
      const added = { ...person, language: 'kk', idempotencyKey: randomUUID(), groupId }
      expect(await refusedAt('groupId', post('/students/create', added))).toBe(400)
    })
  })

  it('does nothing to its people, one by one or all that are found', async () => {
    await unchanged(async () => {
      const { memberId, groupId } = theirs
      for (const who of [
        `member=${memberId}`,
        `all=on&group=${groupId}`,
        `all=on&q=${encodeURIComponent('Незримова')}`,
      ]) {
        for (const [act, form] of [
          ['status', { status: 'BLOCKED' }],
          ['password', { idempotencyKey: randomUUID() }],
          ['remove', {}],
        ] as const) {
          expect((await post(`/students/act?act=${act}&${who}`, form)).status, `${act} ${who}`).toBe(400)
        }
      }
      for (const kind of ['staff', 'teachers', 'admins']) {
        await post(`/${kind}`, { memberIds: memberId, act: 'remove', sure: 'on' })
        await post(`/${kind}`, { memberIds: memberId, act: 'BLOCKED' })
      }
    })
  })

  it('shows and takes back none of its slips', async () => {
    await unchanged(async () => {
      const { memberId, groupId, importId } = theirs
      for (const which of [`member=${memberId}`, `group=${groupId}`, `import=${importId}`]) {
        expect((await site.visit(`${LYCEUM}/slips?${which}`, { as: as.orgadmin })).text, which).not.toMatch(about)
        expect((await post(`/slips?${which}`, {})).status, which).toBe(302)
      }
    })
  })

  it('names nobody of it as the person told of pupils in danger', async () => {
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'otheradmin' } })
    await unchanged(async () => {
      const { version, name } = await site.database.organization.findUniqueOrThrow({ where: { id: OWN } })
      const { ru, kk, en } = name as Record<string, string>
      const values = { nameRu: ru!, nameKk: kk!, nameEn: en! }
      const form = { ...values, version: String(version), base: JSON.stringify(values), safetyContactId: id }
      expect(await refusedAt('safetyContactId', post('/edit', form))).toBe(400)
    })
  })

  it('begins no page, and counts nobody', async () => {
    const { memberId, groupId, eventId } = theirs
    const own = await ownPupil()
    for (const path of [
      `/students?after=${memberId}`,
      `/students?before=${memberId}`,
      `/teachers?after=${memberId}`,
      `/log?before=${eventId}`,
      `/members/${own.id}?before=${eventId}`,
      `/groups?before=${groupId}`,
      `/analytics?group=${groupId}`,
      `/analytics/report?group=${groupId}`,
      `/analytics/export?group=${groupId}`,
    ]) {
      expect((await site.visit(LYCEUM + path, { as: as.orgadmin })).status, path).toBe(404)
    }
    const { text } = await site.visit(`${LYCEUM}/students?group=${groupId}`, { as: as.orgadmin })
    expect(text).not.toMatch(about)
  })

  it('opens nothing of a school one is not in', async () => {
    for (const path of ['/app/settings/school/leave', '/app/settings/school/talk']) {
      for (const form of [undefined, { understood: 'on' }]) {
        const { status } = await site.visit(`${path}?organization=${OTHER}`, { as: as.orgadmin, form })
        expect(status, path).toBe(404)
      }
    }
    expect(await stateOf(OTHER)).toBe(before)
  })
})

describe('what a role may not do', () => {
  const member = (username: string) =>
    site.database.member.findFirstOrThrow({ where: { organizationId: OWN, user: { username } } })

  it('gives staff no role, neither themselves nor others, and lets them touch nobody who works there', async () => {
    const before = await stateOf(OWN)
    for (const whom of ['staff', 'pupil1', 'teacher', 'orgadmin']) {
      const { id, role, version, groupId } = await member(whom)
      const values = { status: 'ACTIVE', reason: '', groupId: groupId ?? '' }
      const form = { ...values, role: 'ORG_ADMIN', version: String(version), base: JSON.stringify(values) }
      const { status } = await site.visit(`${LYCEUM}/members/${id}`, { as: as.staff, form })
      expect(status, whom).toBe(role === 'ORG_STUDENT' ? 400 : 403)
      if (role === 'ORG_STUDENT') continue
      for (const action of ['password', 'remove']) {
        const answer = await site.visit(`${LYCEUM}/members/${id}/${action}`, { as: as.staff, form: {} })
        expect(answer.status, `${whom} ${action}`).toBe(403)
      }
    }
    expect(await stateOf(OWN)).toBe(before)
  })

  it('lets the ministry read everything and change nothing', async () => {
    const before = await stateOf(OWN)
    const { id, groupId } = await member('pupil1')
    const { userId } = await member('pupil1')
    const read = ['', '/students', `/members/${id}`, `/analytics/${userId}`, `/groups/${groupId!}`, '/log', '/staff']
    for (const path of read) {
      expect((await site.visit(LYCEUM + path, { as: as.ministry })).status, path).toBe(200)
    }
    const writes = [
      ...[
        `/members/${id}`,
        `/members/${id}/password`,
        `/members/${id}/remove`,
        `/students/create`,
        '/edit',
        '/join-code',
      ],
      ...[`/students/act?act=remove&member=${id}`, `/groups/${groupId!}`, `/groups/${groupId!}/edit`, '/groups/create'],
      ...[`/groups/${groupId!}/archive`, `/groups/${groupId!}/move-up`, '/staff', '/teachers', '/admins', '/slips'],
      ...[`/analytics/${userId}`, `/analytics/${userId}/talks`, `/groups/${groupId!}/glance`, '/first-hour', '/invite'],
      ...['/admins/create', '/students/upload', `/requests/${id}`],
    ]
    for (const path of writes) {
      const { location, status } = await site.visit(LYCEUM + path, { as: as.ministry, form: {} })
      expect(location ?? status, path).toBe('/errors/403?reason=insufficient_permissions')
    }
    expect(await stateOf(OWN)).toBe(before)
  })

  it('opens nothing by a membership that is not active, nor by one of a school that is closed', async () => {
    const { id } = await member('teacher2')
    const visit = () => site.visit(`${LYCEUM}/students`, { as: teacher })
    const teacher = await site.signIn('teacher2')
    for (const status of ['INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED']) {
      await site.database.member.update({ where: { id }, data: { status } })
      expect((await visit()).location, status).toContain('/errors/403')
    }
    await site.database.member.update({ where: { id }, data: { status: 'ACTIVE' } })
    expect((await visit()).status).toBe(200)
    await site.database.organization.update({ where: { id: OWN }, data: { state: 'INACTIVE' } })
    expect((await visit()).location).toContain('/errors/403')
    expect((await site.visit(LYCEUM, { as: as.orgadmin })).location).toContain('/errors/403')
    await site.database.organization.update({ where: { id: OWN }, data: { state: 'ACTIVE' } })
  })
})
