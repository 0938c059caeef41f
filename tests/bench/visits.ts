import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import type { patterns } from '#app/paths/every.server.ts'
import { db } from '#app/database/client.server.ts'
import { issueToken } from '#app/domain/accounts/tokens.server.ts'

type PageName = keyof typeof patterns
export type Person = 'guest' | 'newcomer' | 'aruzhan' | 'dana' | 'orgadmin' | 'superadmin'
export type Visit = {
  page: PageName
  who: Person
  /** Addresses of one kind are all measured, and the heaviest is shown. */
  paths: string[]
  status: number
  staff: boolean
}

/** Returns every page of the site with the people who see it; `null` marks an address without a page. A new page does
 *  not compile until it is listed here. */
export async function visitsOf(): Promise<Visit[]> {
  const professions = (await db.profession.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  )
  const institutions = (await db.institution.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(
    ({ id }) => id,
  )
  const forEverybody = { where: { scope: 'EVERYONE', state: 'SHOWN' }, take: 3, select: { id: true } }
  const posts = (await db.post.findMany(forEverybody)).map(({ id }) => id)
  const plans = (await db.plan.findMany({ where: { user: { username: 'aruzhan' } }, select: { id: true } })).map(
    ({ id }) => id,
  )
  const ofAruzhan = { user: { usernameFolded: 'aruzhan' } }
  const analyses = await db.institutionAnalysis.findMany({ where: ofAruzhan, select: { id: true } })
  const admissions = analyses.map(({ id }) => id)
  const completedAptitude = await db.attempt.findMany({
    where: { ...ofAruzhan, completedAt: { not: null }, version: { testId: 'aptitude' } },
    select: { id: true },
  })
  const ledBy = { owner: { usernameFolded: 'aruzhan' } }
  const projects = await db.project.findMany({ where: ledBy, take: 6, select: { id: true, state: true, step: true } })
  const drafts = projects.flatMap(({ id, state, step }) => (state === 'DRAFT' && step === 4 ? [id] : []))
  const made = projects.flatMap(({ id, state }) => (state === 'SHOWN' ? [id] : []))
  const planners: Person[] = (await answerWizard()) ? ['aruzhan'] : []
  const questions = await questionsOf('interests')
  const completed = { testId: 'interests-short' }
  const open = { testId: 'interests' }
  const values = { testId: 'values' }
  const everybody: Person[] = ['guest', 'aruzhan']
  const lyceum = { orgId: 'demo-lyceum' }
  const examDay = 'GRANT_RESULTS-2027-08-07'
  const { id: pupil } = await db.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' }, select: { id: true } })
  const mentored = { organizationId: 'demo-lyceum', mentor: { usernameFolded: 'teacher' } }
  const groups = (await db.group.findMany({ where: mentored, select: { id: true } })).map(({ id }) => id)

  const shownStories = await db.story.findMany({
    where: { scope: 'EVERYONE', state: 'SHOWN', expiresAt: { gt: new Date() } },
    select: { id: true, author: { select: { username: true } } },
    take: 3,
  })
  const stories = shownStories.flatMap(({ id: storyId, author: { username } }) =>
    username ? [{ username, storyId }] : [],
  )

  const openProjects = await db.project.findMany({
    where: { scope: 'EVERYONE', state: 'SHOWN', status: 'RECRUITING' },
    orderBy: { id: 'asc' },
    take: 3,
    select: { id: true },
  })
  const joinable = openProjects.map(({ id: projectId }) => ({ projectId }))
  const team = await db.projectMember.findFirst({
    where: { ...ofAruzhan, project: { state: 'SHOWN' } },
    select: { projectId: true, user: { select: { username: true } } },
  })
  const ofTeam = team ? [{ projectId: team.projectId, username: team.user.username }] : []
  const pictured = await db.projectImage.findMany({
    where: { project: { scope: 'EVERYONE', state: 'SHOWN' } },
    take: 3,
    select: { projectId: true, fileId: true },
  })
  const byAruzhan = <Of>(of: readonly Of[], pathTo: (one: Of) => string) =>
    of.length > 0 ? [{ who: ['aruzhan' as const], paths: of.map(pathTo) }] : null

  const pages: Record<PageName, { who: Person[]; paths: string[]; status?: number; staff?: true }[] | null> = {
    landing: [{ who: everybody, paths: [pathOf('landing')] }],
    privacy: [{ who: everybody, paths: [pathOf('privacy')] }],
    terms: [{ who: everybody, paths: [pathOf('terms')] }],
    sample: [{ who: ['guest'], paths: [pathOf('sample')] }],
    science: [{ who: everybody, paths: [pathOf('science')] }],
    paywall: [
      { who: ['guest', 'dana'], paths: [pathOf('paywall', null, { reason: 'user_free', redirect: pathOf('tests') })] },
    ],
    error: [403, 404, 500].map(status => ({
      who: everybody,
      paths: [pathOf('error', { status: String(status) }, status === 404 ? { from: '/app/test' } : {})],
      status,
    })),
    login: [{ who: ['guest'], paths: [pathOf('login')] }],
    signup: [{ who: ['guest'], paths: [pathOf('signup')] }],
    onboarding: [{ who: ['newcomer'], paths: [pathOf('onboarding')] }],
    feed: [{ who: ['aruzhan', 'orgadmin', 'superadmin'], paths: [pathOf('feed')] }],
    newerPosts: null,
    newPost: [{ who: ['aruzhan'], paths: [communityPathOf('newPost')] }],
    post:
      posts.length > 0 ? [{ who: ['aruzhan'], paths: posts.map(postId => communityPathOf('post', { postId })) }] : null,
    // Needs a draft.
    checkPost: null,
    editPost: null,
    deletePost: null,
    likePost: null,
    likeComment: null,
    deleteComment: null,
    report: null,
    tests: [{ who: ['aruzhan'], paths: [pathOf('tests')] }],
    test: [{ who: ['aruzhan'], paths: [pathOf('test', open), pathOf('test', completed)] }],
    question: [{ who: ['aruzhan'], paths: questions.map(questionId => pathOf('question', { ...open, questionId })) }],
    results: [
      {
        who: ['aruzhan'],
        paths: ['interests-short', 'personality', 'values'].map(testId => pathOf('results', { testId })),
      },
    ],
    // Needs an attempt that looks careless.
    check: null,
    review:
      completedAptitude.length > 0 ? [{ who: ['aruzhan'], paths: [pathOf('review', { testId: 'aptitude' })] }] : null,
    posts: [{ who: ['aruzhan'], paths: [communityPathOf('posts')] }],
    searchSuggestions: [{ who: ['aruzhan'], paths: [pathOf('searchSuggestions', null, { q: 'инж' })] }],
    search: [{ who: ['aruzhan'], paths: [pathOf('search', null, { q: 'инж' })] }],
    reported: null,
    safetyCases: [{ who: ['aruzhan'], paths: [unscriptedPathOf('safetyCases')] }],
    safetyCase: null,
    newStory: [{ who: ['aruzhan'], paths: [communityPathOf('newStory')] }],
    newStoryPhoto: [{ who: ['aruzhan'], paths: [communityPathOf('newStoryPhoto')] }],
    newStoryVideo: [{ who: ['aruzhan'], paths: [communityPathOf('newStoryVideo')] }],
    story:
      stories.length > 0 ? [{ who: ['aruzhan'], paths: stories.map(story => communityPathOf('story', story)) }] : null,
    deleteStory: null,
    storySeen: null,
    storyLike: null,
    projects: [{ who: ['aruzhan'], paths: [pathOf('projects'), pathOf('projects', null, { list: 'all' })] }],
    sharedPortfolio: null,
    newProject: [{ who: ['aruzhan'], paths: [projectPathOf('newProject')] }],
    project: byAruzhan([...joinable, ...ofTeam], of => projectPathOf('project', of)),
    editProject: null,
    projectBasic: [{ who: ['aruzhan'], paths: drafts.map(projectId => projectPathOf('projectBasic', { projectId })) }],
    projectDetails: [
      { who: ['aruzhan'], paths: drafts.map(projectId => projectPathOf('projectDetails', { projectId })) },
    ],
    projectSkills: [
      { who: ['aruzhan'], paths: drafts.map(projectId => projectPathOf('projectSkills', { projectId })) },
    ],
    projectMedia: [{ who: ['aruzhan'], paths: drafts.map(projectId => projectPathOf('projectMedia', { projectId })) }],
    projectReview: [
      { who: ['aruzhan'], paths: drafts.map(projectId => projectPathOf('projectReview', { projectId })) },
    ],
    projectMade: [{ who: ['aruzhan'], paths: made.map(projectId => projectPathOf('projectMade', { projectId })) }],
    deleteProject: [
      { who: ['aruzhan'], paths: drafts.map(projectId => projectPathOf('deleteProject', { projectId })) },
    ],
    followProject: null,
    // A person who is a member already is redirected to the project's page.
    joinProject: null,
    withdrawRequest: null,
    projectRequest: null,
    leaveProject: byAruzhan(ofTeam, of => projectPathOf('leaveProject', of)),
    projectTeam: byAruzhan(ofTeam, of => projectPathOf('projectTeam', of)),
    projectMember: byAruzhan(ofTeam, of => projectPathOf('projectMember', of)),
    projectObjective: null,
    projectUpdate: byAruzhan(ofTeam, of => projectPathOf('projectUpdate', of)),
    projectImage: byAruzhan(pictured, of => projectPathOf('projectImage', of)),
    pinProject: null,
    portfolio: [{ who: ['aruzhan'], paths: [projectPathOf('portfolio', { username: 'aruzhan' })] }],
    choosePortfolio: [{ who: ['aruzhan'], paths: [projectPathOf('choosePortfolio')] }],
    sharePortfolio: null,
    revokePortfolioShare: null,
    professions: [{ who: ['aruzhan'], paths: [pathOf('professions')] }],
    profession: [{ who: ['aruzhan'], paths: professions.map(professionId => pathOf('profession', { professionId })) }],
    institutions: [
      {
        who: ['aruzhan'],
        paths: [pathOf('institutions'), pathOf('institutions', null, { country: 'kz', fits: 'on', sort: 'cost' })],
      },
    ],
    institution: [
      { who: ['aruzhan'], paths: institutions.map(institutionId => pathOf('institution', { institutionId })) },
    ],
    picks: null,
    programmes: [{ who: ['aruzhan'], paths: [pathOf('programmes')] }],
    admissions: [{ who: ['aruzhan'], paths: [pathOf('admissions')] }],
    admission: [{ who: ['aruzhan'], paths: admissions.map(analysisId => pathOf('admission', { analysisId })) }],
    questions: null,
    admissionProgress: null,
    careers: [{ who: ['aruzhan'], paths: [pathOf('careers')] }],
    newPlan: [{ who: ['aruzhan'], paths: [pathOf('newPlan')] }],
    plan: [{ who: ['aruzhan'], paths: plans.map(planId => pathOf('plan', { planId })) }],
    planGoal: [{ who: planners, paths: [pathOf('planGoal')] }],
    // The step that these answers skip has no page: they lead to a profession.
    planProfession: [{ who: planners, paths: [pathOf('planProfession')] }],
    planProgramme: null,
    planAbout: [{ who: planners, paths: [pathOf('planAbout')] }],
    planAim: null,
    planProgress: null,
    planCalendar: null,
    planUpdate: [{ who: ['aruzhan'], paths: plans.map(planId => pathOf('planUpdate', { planId })) }],
    archivePlan: [{ who: ['aruzhan'], paths: plans.map(planId => pathOf('archivePlan', { planId })) }],
    subtask: null,
    analytics: [{ who: ['superadmin'], paths: [adminPathOf('analytics')], staff: true }],
    analyticsWay: [{ who: ['superadmin'], paths: [adminPathOf('analyticsWay')], staff: true }],
    analyticsTop: [{ who: ['superadmin'], paths: [adminPathOf('analyticsTop')], staff: true }],
    analyticsRegions: [{ who: ['superadmin'], paths: [adminPathOf('analyticsRegions')], staff: true }],
    analyticsOrganizations: [{ who: ['superadmin'], paths: [adminPathOf('analyticsOrganizations')], staff: true }],
    analyticsVisits: [{ who: ['superadmin'], paths: [adminPathOf('analyticsVisits')], staff: true }],
    analyticsOpinions: [{ who: ['superadmin'], paths: [adminPathOf('analyticsOpinions')], staff: true }],
    exportSums: null,
    myData: [{ who: ['aruzhan'], paths: [pathOf('myData')] }],
    closeAccount: [{ who: ['aruzhan'], paths: [pathOf('closeAccount')] }],
    partners: [{ who: everybody, paths: [pathOf('partners'), pathOf('partners', null, { sent: 1 })] }],
    moderation: [{ who: ['superadmin', 'orgadmin'], paths: [adminPathOf('moderation')], staff: true }],
    moderationCase: null,
    applications: [{ who: ['superadmin'], paths: [adminPathOf('applications')], staff: true }],
    users: [{ who: ['superadmin'], paths: [adminPathOf('users')], staff: true }],
    newUser: [{ who: ['superadmin'], paths: [adminPathOf('newUser')], staff: true }],
    user: [{ who: ['superadmin'], paths: [adminPathOf('user', { userId: pupil })], staff: true }],
    userSubscription: [
      { who: ['superadmin'], paths: [adminPathOf('userSubscription', { userId: pupil })], staff: true },
    ],
    userState: [{ who: ['superadmin'], paths: [adminPathOf('userState', { userId: pupil })], staff: true }],
    userPassword: [{ who: ['superadmin'], paths: [adminPathOf('userPassword', { userId: pupil })], staff: true }],
    // Needs a person with two-step sign-in.
    userTwoStep: null,
    userRole: [{ who: ['superadmin'], paths: [adminPathOf('userRole', { userId: pupil })], staff: true }],
    endUserSession: null,
    audit: [{ who: ['superadmin'], paths: [adminPathOf('audit')], staff: true }],
    exportAudit: null,
    locations: null,
    countries: [{ who: ['superadmin'], paths: [adminPathOf('countries')], staff: true }],
    newCountry: [{ who: ['superadmin'], paths: [adminPathOf('newCountry')], staff: true }],
    country: [{ who: ['superadmin'], paths: [adminPathOf('country', { placeId: 'kz' })], staff: true }],
    mergeCountry: null,
    removeCountry: null,
    cities: [{ who: ['superadmin'], paths: [adminPathOf('cities')], staff: true }],
    newCity: [{ who: ['superadmin'], paths: [adminPathOf('newCity')], staff: true }],
    city: [{ who: ['superadmin'], paths: [adminPathOf('city', { placeId: 'almaty' })], staff: true }],
    mergeCity: [{ who: ['superadmin'], paths: [adminPathOf('mergeCity', { placeId: 'almaty' })], staff: true }],
    removeCity: [{ who: ['superadmin'], paths: [adminPathOf('removeCity', { placeId: 'almaty' })], staff: true }],
    materials: [{ who: ['superadmin'], paths: [adminPathOf('materials')], staff: true }],
    newMaterial: [{ who: ['superadmin'], paths: [adminPathOf('newMaterial')], staff: true }],
    material: [
      { who: ['superadmin'], paths: [adminPathOf('material', { materialId: '80000-hours-guide' })], staff: true },
    ],
    materialState: null,
    helpLines: [{ who: ['superadmin'], paths: [adminPathOf('helpLines')], staff: true }],
    newHelpLine: [{ who: ['superadmin'], paths: [adminPathOf('newHelpLine')], staff: true }],
    removeHelpLine: null,
    helpLine: [{ who: ['superadmin'], paths: [adminPathOf('helpLine', { lineId: 'trust-150' })], staff: true }],
    suggestions: [{ who: ['superadmin'], paths: [adminPathOf('suggestions')], staff: true }],
    // A demo has no suggestions.
    suggestion: null,
    system: [{ who: ['superadmin'], paths: [adminPathOf('system')], staff: true }],
    retryJob: null,
    dropJob: null,
    announcements: [{ who: ['superadmin'], paths: [adminPathOf('announcements')], staff: true }],
    newAnnouncement: [{ who: ['superadmin'], paths: [adminPathOf('newAnnouncement')], staff: true }],
    // A demo has none.
    announcement: null,
    endAnnouncement: null,
    hideAnnouncement: null,
    notifications: [{ who: ['aruzhan'], paths: [pathOf('notifications')] }],
    readNotifications: null,
    openNotification: null,
    wishes: [{ who: ['aruzhan'], paths: [pathOf('wishes')] }],
    // Needs the link of an email.
    stopLetters: null,
    switches: [{ who: ['superadmin'], paths: [adminPathOf('switches')], staff: true }],
    switch: [{ who: ['superadmin'], paths: [adminPathOf('switch', { feature: 'signUp' })], staff: true }],
    adminTests: [{ who: ['superadmin'], paths: [adminPathOf('adminTests')], staff: true }],
    newTest: [{ who: ['superadmin'], paths: [adminPathOf('newTest')], staff: true }],
    adminTest: [{ who: ['superadmin'], paths: [adminPathOf('adminTest', values)], staff: true }],
    testTexts: [{ who: ['superadmin'], paths: [adminPathOf('testTexts', values)], staff: true }],
    testOptions: [{ who: ['superadmin'], paths: [adminPathOf('testOptions', values)], staff: true }],
    newTestScale: null,
    testScale: [
      { who: ['superadmin'], paths: [adminPathOf('testScale', { ...values, scaleKey: 'support' })], staff: true },
    ],
    moveTestScale: null,
    removeTestScale: null,
    newTestItem: [{ who: ['superadmin'], paths: [adminPathOf('newTestItem', values)], staff: true }],
    importTestItems: [{ who: ['superadmin'], paths: [adminPathOf('importTestItems', values)], staff: true }],
    testItemsTemplate: null,
    testItem: [{ who: ['superadmin'], paths: [adminPathOf('testItem', { ...values, itemKey: 'v16' })], staff: true }],
    moveTestItem: null,
    removeTestItem: [
      { who: ['superadmin'], paths: [adminPathOf('removeTestItem', { ...values, itemKey: 'v16' })], staff: true },
    ],
    tryTest: [{ who: ['superadmin'], paths: [adminPathOf('tryTest', values)], staff: true }],
    publishTest: null,
    testState: null,
    testDraft: null,
    adminProfessions: [{ who: ['superadmin'], paths: [adminPathOf('adminProfessions')], staff: true }],
    newProfession: [{ who: ['superadmin'], paths: [adminPathOf('newProfession')], staff: true }],
    adminProfession: [
      { who: ['superadmin'], paths: [adminPathOf('adminProfession', { professionId: 'nurse' })], staff: true },
    ],
    previewProfession: [
      { who: ['superadmin'], paths: [adminPathOf('previewProfession', { professionId: 'nurse' })], staff: true },
    ],
    professionState: null,
    adminInstitutions: [{ who: ['superadmin'], paths: [adminPathOf('adminInstitutions')], staff: true }],
    newInstitution: [{ who: ['superadmin'], paths: [adminPathOf('newInstitution')], staff: true }],
    adminInstitution: [
      { who: ['superadmin'], paths: [adminPathOf('adminInstitution', { institutionId: 'nu' })], staff: true },
    ],
    institutionState: null,
    majors: [{ who: ['superadmin'], paths: [adminPathOf('majors', { institutionId: 'nu' })], staff: true }],
    newMajor: [{ who: ['superadmin'], paths: [adminPathOf('newMajor', { institutionId: 'nu' })], staff: true }],
    exportMajors: null,
    uploadMajors: [{ who: ['superadmin'], paths: [adminPathOf('uploadMajors', { institutionId: 'nu' })], staff: true }],
    // These need an uploaded sheet.
    majorImport: null,
    majorImportRefused: null,
    major: [
      {
        who: ['superadmin'],
        paths: [adminPathOf('major', { institutionId: 'aksim-college', majorId: 'aksim-college-roads' })],
        staff: true,
      },
    ],
    majorState: null,
    admissionCycle: [{ who: ['superadmin'], paths: [adminPathOf('admissionCycle')], staff: true }],
    grantImports: [{ who: ['superadmin'], paths: [adminPathOf('grantImports')], staff: true }],
    // These need an uploaded sheet.
    grantImport: null,
    grantImportRefused: null,
    grantImportProgress: null,
    publishGrantImport: null,
    discardGrantImport: null,
    floors: [{ who: ['superadmin'], paths: [adminPathOf('floors')], staff: true }],
    newFloor: [{ who: ['superadmin'], paths: [adminPathOf('newFloor')], staff: true }],
    floor: [{ who: ['superadmin'], paths: [adminPathOf('floor', { rowId: 'LAW-2023' })], staff: true }],
    removeFloor: [{ who: ['superadmin'], paths: [adminPathOf('removeFloor', { rowId: 'LAW-2023' })], staff: true }],
    examDates: [{ who: ['superadmin'], paths: [adminPathOf('examDates')], staff: true }],
    newExamDate: [{ who: ['superadmin'], paths: [adminPathOf('newExamDate')], staff: true }],
    examDate: [{ who: ['superadmin'], paths: [adminPathOf('examDate', { rowId: examDay })], staff: true }],
    removeExamDate: [{ who: ['superadmin'], paths: [adminPathOf('removeExamDate', { rowId: examDay })], staff: true }],
    exchangeRates: [{ who: ['superadmin'], paths: [adminPathOf('exchangeRates')], staff: true }],
    newExchangeRate: [{ who: ['superadmin'], paths: [adminPathOf('newExchangeRate')], staff: true }],
    exchangeRate: [{ who: ['superadmin'], paths: [adminPathOf('exchangeRate', { rowId: 'USD' })], staff: true }],
    organizations: [{ who: ['superadmin'], paths: [adminPathOf('organizations')], staff: true }],
    newOrganization: [{ who: ['superadmin'], paths: [adminPathOf('newOrganization')], staff: true }],
    groups: [{ who: ['orgadmin'], paths: [adminPathOf('groups', { orgId: 'demo-lyceum' })], staff: true }],
    newGroup: [{ who: ['orgadmin'], paths: [adminPathOf('newGroup', { orgId: 'demo-lyceum' })], staff: true }],
    teachers: [{ who: ['orgadmin'], paths: [adminPathOf('teachers', { orgId: 'demo-lyceum' })], staff: true }],
    newTeacher: [{ who: ['orgadmin'], paths: [adminPathOf('newTeacher', { orgId: 'demo-lyceum' })], staff: true }],
    staff: [{ who: ['orgadmin'], paths: [adminPathOf('staff', { orgId: 'demo-lyceum' })], staff: true }],
    newStaff: [{ who: ['orgadmin'], paths: [adminPathOf('newStaff', { orgId: 'demo-lyceum' })], staff: true }],
    admins: [{ who: ['orgadmin'], paths: [adminPathOf('admins', { orgId: 'demo-lyceum' })], staff: true }],
    newAdmin: [{ who: ['orgadmin'], paths: [adminPathOf('newAdmin', { orgId: 'demo-lyceum' })], staff: true }],
    group: null,
    editGroup: null,
    moveUpGroup: null,
    archiveGroup: null,
    exportTeachers: null,
    exportStaff: null,
    exportAdmins: null,
    students: [{ who: ['orgadmin'], paths: [adminPathOf('students', { orgId: 'demo-lyceum' })], staff: true }],
    newStudent: [{ who: ['orgadmin'], paths: [adminPathOf('newStudent', { orgId: 'demo-lyceum' })], staff: true }],
    actOnStudents: null,
    exportStudents: null,
    member: null,
    memberPassword: null,
    removeMember: null,
    slips: [{ who: ['orgadmin'], paths: [adminPathOf('slips', { orgId: 'demo-lyceum' })], staff: true }],
    organization: [{ who: ['orgadmin'], paths: [adminPathOf('organization', { orgId: 'demo-lyceum' })], staff: true }],
    editOrganization: [
      { who: ['orgadmin'], paths: [adminPathOf('editOrganization', { orgId: 'demo-lyceum' })], staff: true },
    ],
    organizationLog: [
      { who: ['orgadmin'], paths: [adminPathOf('organizationLog', { orgId: 'demo-lyceum' })], staff: true },
    ],
    firstHour: null,
    joinCode: null,
    glance: [
      { who: ['orgadmin'], paths: groups.map(groupId => adminPathOf('glance', { ...lyceum, groupId })), staff: true },
    ],
    studentAnalytics: [
      { who: ['orgadmin'], paths: [adminPathOf('studentAnalytics', { ...lyceum, studentId: pupil })], staff: true },
    ],
    removeNote: null,
    holdTalk: null,
    joinRequests: [{ who: ['orgadmin'], paths: [adminPathOf('joinRequests', lyceum)], staff: true }],
    answerRequest: null,
    mySchool: [{ who: ['aruzhan'], paths: [pathOf('mySchool')] }],
    joinSchool: [{ who: ['aruzhan'], paths: [pathOf('joinSchool')] }],
    leaveSchool: [{ who: ['aruzhan'], paths: [pathOf('leaveSchool', null, { organization: 'demo-lyceum' })] }],
    askForTalk: [{ who: ['aruzhan'], paths: [pathOf('askForTalk', null, { organization: 'demo-lyceum' })] }],
    orgAnalytics: [{ who: ['orgadmin'], paths: [adminPathOf('orgAnalytics', { orgId: 'demo-lyceum' })], staff: true }],
    orgReport: [{ who: ['orgadmin'], paths: [adminPathOf('orgReport', { orgId: 'demo-lyceum' })], staff: true }],
    inviteAgain: null,
    personality: [{ who: ['aruzhan'], paths: [pathOf('personality')] }],
    startAnalysis: null,
    analysisProgress: null,
    feedback: null,
    shareAnalysis: null,
    revokeShare: null,
    shared: null,
    styleguide: null,
    logout: null,
    preferences: null,
    app: null,
    thumb: null,
    preparation: null,
    admin: null,
    exportAnalytics: null,
    twoStep: null,
    newPassword: null,
    newTerms: null,
    forgotPassword: [
      { who: ['guest'], paths: [pathOf('forgotPassword'), pathOf('forgotPassword', null, { sent: 1 })] },
    ],
    resetPassword: [{ who: ['guest'], paths: [pathOf('resetPassword', { token: await resetToken() })] }],
    verifyEmail: [{ who: ['aruzhan'], paths: [pathOf('verifyEmail')] }],
    resendVerification: null,
    profile: [
      {
        who: ['aruzhan', 'dana'],
        paths: [null, 'posts', 'projects', 'certificates'].map(tab =>
          pathOf('profile', { username: 'aruzhan' }, { tab }),
        ),
      },
    ],
    follow: null,
    block: [{ who: ['aruzhan'], paths: [communityPathOf('block', { username: 'pupil2' })] }],
    mute: null,
    help: [{ who: ['aruzhan'], paths: [pathOf('help')] }],
    privacySettings: [{ who: ['aruzhan'], paths: [pathOf('privacySettings')] }],
    newCertificate: [{ who: ['aruzhan'], paths: [pathOf('newCertificate')] }],
    deleteCertificate: null,
    file: null,
    settings: [{ who: ['aruzhan'], paths: [pathOf('settings')] }],
    avatar: [{ who: ['aruzhan'], paths: [pathOf('avatar')] }],
    deleteAvatar: null,
    cover: [{ who: ['aruzhan'], paths: [pathOf('cover')] }],
    deleteCover: null,
    academic: [{ who: ['aruzhan'], paths: [pathOf('academic')] }],
    languages: [{ who: ['aruzhan'], paths: [pathOf('languages')] }],
    interests: [{ who: ['aruzhan'], paths: [pathOf('interests')] }],
    removeLanguage: null,
    credentials: [{ who: ['aruzhan', 'orgadmin'], paths: [pathOf('credentials')] }],
    email: [{ who: ['aruzhan'], paths: [pathOf('email')] }],
    endSession: null,
    twoStepSettings: [{ who: ['orgadmin'], paths: [pathOf('twoStepSettings')] }],
    exportData: null,
    keepAccount: null,
    consent: null,
    answerApplication: null,
    uploadStudents: [{ who: ['orgadmin'], paths: [adminPathOf('uploadStudents', { orgId: 'demo-lyceum' })] }],
    uploadStaff: null,
    uploadTeachers: null,
    importTemplate: null,
    showImport: null,
    takeImport: null,
    chooseDoubles: null,
    undoImport: null,
    importRefused: null,
    importProgress: null,
    mailbox: null,
    mailboxEmail: null,
    healthz: null,
    readyz: null,
    apiLogin: null,
    apiSignup: null,
    apiOnboarding: null,
    apiMe: null,
    apiLogout: null,
  }

  return Object.entries(pages).flatMap(([page, kinds]) =>
    (kinds ?? []).flatMap(({ who, paths, status = 200, staff = false }) =>
      (paths.length > 0 ? who : []).map(person => ({ page: page as PageName, who: person, paths, status, staff })),
    ),
  )
}

/** Answers the steps to a plan for aruzhan, so that each step has its page. False where there is no analysis to plan
 *  from. */
async function answerWizard() {
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' }, select: { id: true } })
  if ((await db.analysis.count({ where: { userId, completedAt: { not: null } } })) === 0) return false
  const steps = { status: 'PUPIL', year: 10, years: 4, goal: 'EMPLOYMENT', professionId: 'ecologist' }
  const draft = { idempotencyKey: 'of-the-benchmark', ...steps }
  await db.planDraft.upsert({ where: { userId }, create: { userId, ...draft }, update: draft })
  return true
}

async function resetToken() {
  const { id } = await db.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' }, select: { id: true } })
  return issueToken({ userId: id, kind: 'RESET_PASSWORD' })
}

/** Returns the questions of a test in order. */
export async function questionsOf(testId: string) {
  const items = await db.item.findMany({
    where: { version: { testId, state: 'PUBLISHED' } },
    select: { id: true },
    orderBy: { order: 'asc' },
  })
  return items.map(({ id }) => id)
}

export function nameOf({ page, paths, status }: Visit) {
  const several = paths.length > 1 ? ` (of ${String(paths.length)})` : ''
  return status === 200 ? page + several : `${page} ${String(status)}`
}
