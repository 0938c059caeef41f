import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import { brand } from '#app/i18n/config.ts'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { openLetter } from './mailbox.ts'
import { password, post, signIn } from './people.ts'
import {
  completeOnboarding,
  choosePassword,
  signInWithSlip,
  createSchool,
  listedPupils,
  nameOf,
  newAddress,
  readSlip,
  sheetOf,
  type Slip,
  submit,
  fillAboutStep,
} from './school-setup.ts'
import { expect, test } from './story.ts'
import { answer, expectQuestion, plannedAnswers, shortTest, tabTo } from './test-taking.ts'
import { translatorFor } from './translator.ts'

const kk = translatorFor('kk')
const ru = translatorFor('ru')
const kazakh = { language: 'kk' } as const
const group = '9 «Ә»'

const [first, second] = listedPupils as [(typeof listedPupils)[0], (typeof listedPupils)[0]]
/** Was added by hand before the list was imported, without a class. */
const addedByHand = listedPupils[10]!
/** Has an impossible date of birth in the list. */
const mistyped = listedPupils[20]!
const teacher = { lastName: 'Бәйтерекова', firstName: 'Қарлығаш' }

test('a school comes from an application to a class that has signed in with its slips and whose mentor reads it', async ({
  page,
  context,
  site,
  ready,
  check,
  anotherDevice,
}) => {
  const school = `Ыбырай Алтынсарин атындағы гимназия, ${site.url.slice(-5)}`
  const address = newAddress()
  await context.addCookies([{ name: 'language', value: 'kk', url: site.url }])
  const kazakhDevice = async () => {
    const device = await anotherDevice()
    await device.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
    return device
  }
  let orgId = ''

  await test.step('its director applies', async () => {
    await page.goto(pathOf('partners'))
    await check(page, kazakh)
    await page.locator('#organization').fill(school)
    await page.locator('#type').selectOption('SCHOOL')
    await page.locator('#city').fill('Алматы')
    await page.locator('#people').fill('30')
    await page.locator('#contactName').fill('Сапарова Гүлнәр')
    await page.locator('#email').fill(address)
    await submit(page, kk('partners', 'submit'))
    await expect(heading(page)).toHaveText(kk('partners', 'sent.title'))
    await check(page, kazakh)
  })

  await test.step('the operator makes it a school with its first administrator', async () => {
    const operator = await anotherDevice()
    await signIn(operator, 'superadmin')
    await operator.goto(adminPathOf('applications'))
    await check(operator)
    const row = operator.getByRole('row').filter({ hasText: address })
    await row.getByRole('link', { name: ru('partners', 'admin.make') }).click()
    await expect(heading(operator)).toHaveText(ru('organizations', 'new.title'))
    await check(operator)
    await expect(operator.locator('#nameRu')).toHaveValue(school)
    await expect(operator.locator('#cityId')).toHaveValue('almaty')
    await expect(operator.locator('#firstName')).toHaveValue('Гүлнәр')
    await expect(operator.locator('#email')).toHaveValue(address)
    await expect(operator.locator('#language')).toHaveValue('kk')
    const today = calendarDay(new Date())
    await operator.locator('#startsOn').fill(today)
    await operator.locator('#endsOn').fill(addDays(today, 300))
    await submit(operator, ru('organizations', 'new.submit'))
    await expect(heading(operator)).toHaveText(school)
    orgId = new URL(operator.url()).pathname.split('/').at(-1)!
    await expect(operator.getByText(ru('organizations', 'invited'), { exact: true })).toBeVisible()
    await check(operator)
  })

  await test.step('by the link of the letter the administrator chooses a password', async () => {
    await openLetter(page, address, kk('emails', 'invitation.subject', { brand: brand.kk }))
    await check(page, kazakh)
    await page.getByRole('main').locator('a[href*="/auth/reset-password/"]').click()
    await expect(heading(page)).toHaveText(kk('recovery', 'reset.title'))
    await check(page, kazakh)
    await choosePassword(page)
    await submit(page, kk('recovery', 'reset.submit'))
    await expect(page).toHaveURL(pathOf('login'))
    await ready(page)
    await page.getByLabel(kk('fields', 'emailOrUsername')).fill(address)
    await page.getByLabel(kk('auth', 'password')).fill(password)
    await submit(page, kk('auth', 'login.submit'))
    await expect(page).toHaveURL(new RegExp(pathOf('onboarding')))
    await ready(page)
    await fillAboutStep(page)
    await completeOnboarding(page, ready)
  })

  await test.step('and finds the list of what to do first', async () => {
    await page
      .getByRole('banner')
      .getByRole('link', { name: kk('common', 'nav.admin') })
      .click()
    await expect(page).toHaveURL(adminPathOf('organization', { orgId }))
    await expect(page.getByRole('heading', { name: kk('organizations', 'firstHour') })).toBeVisible()
    await expect(page.getByText(kk('organizations', 'step.now'), { exact: true })).toHaveCount(1)
    await check(page, kazakh)
  })

  await test.step('one pupil is added by hand', async () => {
    await follow(page, adminPathOf('newStudent', { orgId }))
    await expect(heading(page)).toHaveText(kk('students', 'new.title'))
    await check(page, kazakh)
    await page.locator('#lastName').fill(addedByHand.lastName)
    await page.locator('#firstName').fill(addedByHand.firstName)
    await page.locator('#dateOfBirth').fill(addedByHand.dateOfBirth)
    await page.getByLabel(kk('person', 'gender.FEMALE'), { exact: true }).check()
    await submit(page, kk('students', 'new.submit'))
    await expect(heading(page)).toHaveText(kk('students', 'slips.headingAll', { count: 1 }))
  })

  await test.step('the list of the class is looked at first: one row is refused, one may be somebody who is there', async () => {
    await page.goto(adminPathOf('organization', { orgId }))
    await ready(page)
    await follow(page, adminPathOf('uploadStudents', { orgId }))
    await expect(heading(page)).toHaveText(kk('imports', 'title.STUDENTS'))
    await check(page, kazakh)
    await page.locator('#file').setInputFiles(await sheetOf(listedPupils, group, { [mistyped.lastName]: '31.02.2011' }))
    await submit(page, kk('imports', 'check'))
    await expect(heading(page)).toHaveText(kk('imports', 'heading.look', { ready: 28, rows: 30, look: 2 }))
    await check(page, kazakh)
    await expect(page.getByRole('row').filter({ hasText: '31.02.2011' })).toHaveCount(1)
    expect(await site.db.member.count({ where: { organizationId: orgId, role: 'ORG_STUDENT' } })).toBe(1)
  })

  const slips = new Map<string, Slip>()
  await test.step('it is taken, and its slips are there to be printed', async () => {
    await page.getByLabel(kk('imports', 'same'), { exact: true }).check()
    await submit(page, kk('imports', 'take', { count: 28 }))
    await expect(heading(page)).toHaveText(kk('imports', 'heading.done', { count: 29 }))
    await expect(page.getByRole('main')).toContainText(kk('imports', 'part.decided', { count: 1 }))
    await check(page, kazakh)
    await page
      .getByRole('main')
      .getByRole('link', { name: kk('imports', 'slips') })
      .click()
    await expect(heading(page)).toHaveText(kk('students', 'slips.headingAll', { count: 29 }))
    await check(page, kazakh)
    for (const pupil of [first, second]) slips.set(nameOf(pupil), await readSlip(page, nameOf(pupil)))
    await expect(page.getByRole('main').getByText(nameOf(mistyped))).toHaveCount(0)
  })

  await test.step('a teacher is added and becomes the mentor of the class', async () => {
    await page.goto(adminPathOf('organization', { orgId }))
    await ready(page)
    await follow(page, adminPathOf('uploadTeachers', { orgId }))
    await expect(heading(page)).toHaveText(kk('imports', 'title.TEACHERS'))
    await ready(page)
    await follow(page, adminPathOf('teachers', { orgId }))
    await follow(page, adminPathOf('newTeacher', { orgId }))
    await expect(heading(page)).toHaveText(kk('staff', 'teachers.add'))
    await check(page, kazakh)
    await page.locator('#lastName').fill(teacher.lastName)
    await page.locator('#firstName').fill(teacher.firstName)
    await page.locator('#dateOfBirth').fill('1985-02-11')
    await page.getByLabel(kk('person', 'gender.FEMALE'), { exact: true }).check()
    await submit(page, kk('staff', 'addDo'))
    await expect(heading(page)).toHaveText(kk('students', 'slips.headingAll', { count: 1 }))
    slips.set(nameOf(teacher), await readSlip(page, nameOf(teacher)))

    await page.goto(adminPathOf('groups', { orgId }))
    await check(page, kazakh)
    await page.getByRole('main').getByRole('link', { name: group, exact: true }).click()
    await expect(heading(page)).toHaveText(kk('groups', 'groupTitle', { code: group }))
    await check(page, kazakh)
    await page
      .getByRole('main')
      .getByRole('link', { name: kk('groups', 'edit'), exact: true })
      .click()
    await expect(heading(page)).toHaveText(kk('groups', 'editTitle', { code: group }))
    await check(page, kazakh)
    await page.locator('#mentorId').selectOption({ label: nameOf(teacher) })
    await submit(page, kk('groups', 'save'))
    await expect(page.getByRole('main')).toContainText(kk('groups', 'mentorIs', { name: nameOf(teacher) }))
    await page.goto(adminPathOf('organization', { orgId }))
    await expect(page.getByText(kk('organizations', 'step.done'), { exact: true })).toHaveCount(4)
    await check(page, kazakh)
  })

  const answers = await plannedAnswers(site)
  const pupil = await kazakhDevice()
  await test.step('two pupils sign in with their slips and take the short test', async () => {
    for (const [device, who] of [[pupil, first] as const, [await kazakhDevice(), second] as const]) {
      await signInWithSlip(device, slips.get(nameOf(who))!, ready)
      await completeOnboarding(device, ready)
      await check(device, kazakh)
      await follow(device, pathOf('test', shortTest))
      await ready(device)
      await submit(device, kk('tests', 'go.new'))
      await expectQuestion(device, 1, answers.total, 'kk')
      await ready(device)
      await answer(device, answers.of(1))
      await expectQuestion(device, 2, answers.total, 'kk')
      await answerTheRest(device)
      await device.goto(pathOf('results', shortTest))
      await expect(heading(device)).toContainText(kk('scales', 'name.I'), { ignoreCase: true })
      await check(device, kazakh)
    }
  })

  await test.step('one of them asks for a talk', async () => {
    await pupil.goto(pathOf('mySchool'))
    await check(pupil, kazakh)
    await pupil
      .getByRole('main')
      .getByRole('link', { name: kk('mySchool', 'talk'), exact: true })
      .click()
    await expect(pupil.getByRole('main')).toContainText(teacher.lastName)
    await check(pupil, kazakh)
    await pupil.locator('#words').fill('Грант туралы')
    await submit(pupil, kk('mySchool', 'talk.send'))
    await expect(pupil).toHaveURL(pathOf('mySchool'))
    await expect(pupil.getByRole('main')).toContainText('Грант туралы')
  })

  const walked: string[] = []
  await test.step('the mentor reads the class at a glance, and one pupil', async () => {
    const mentor = await kazakhDevice()
    await signInWithSlip(mentor, slips.get(nameOf(teacher))!, ready)
    await completeOnboarding(mentor, ready)
    await mentor
      .getByRole('banner')
      .getByRole('link', { name: kk('common', 'nav.admin') })
      .click()
    await expect(mentor).toHaveURL(adminPathOf('organization', { orgId }))
    await check(mentor, kazakh)
    await follow(mentor, adminPathOf('groups', { orgId }))
    await mentor.getByRole('main').getByRole('link', { name: group, exact: true }).click()
    await expect(heading(mentor)).toHaveText(kk('groups', 'groupTitle', { code: group }))
    await check(mentor, kazakh)
    walked.push(new URL(mentor.url()).pathname)
    await mentor
      .getByRole('main')
      .getByRole('link', { name: kk('groups', 'glance') })
      .click()
    await expect(heading(mentor)).toHaveText(kk('glance', 'head.talk', { count: 1, group }))
    const talk = mentor.getByRole('region', { name: kk('glance', 'talk') })
    await expect(talk).toContainText(kk('talkReasons', 'asked.words', { words: 'Грант туралы' }))
    await expect(mentor.getByRole('region', { name: kk('glance', 'own'), exact: true })).toContainText(nameOf(second))
    await check(mentor, kazakh)
    walked.push(new URL(mentor.url()).pathname)

    await talk.getByRole('link', { name: nameOf(first), exact: true }).click()
    await expect(heading(mentor)).toHaveText(nameOf(first))
    await expect(mentor.getByText(kk('studentAnalytics', 'seen.title', { name: first.firstName }))).toBeVisible()
    await expect(mentor.getByRole('region', { name: kk('studentAnalytics', 'interests') })).toContainText(
      kk('scales', 'name.I'),
    )
    await check(mentor, kazakh)
    walked.push(new URL(mentor.url()).pathname)
    await mentor.locator('#note').fill('Грант пен колледж туралы сөйлестік.')
    await submit(mentor, kk('studentAnalytics', 'notes.save'))
    await expect(mentor.getByRole('region', { name: kk('studentAnalytics', 'notes') })).toContainText('сөйлестік')
  })

  await test.step('the pupil sees who looked, and that there is a note', async () => {
    await pupil.goto(pathOf('mySchool'))
    await expect(pupil.getByRole('main')).toContainText(kk('schoolWords', 'may.notes', { count: 1 }))
    await ready(pupil)
    await pupil
      .getByRole('main')
      .getByRole('link', { name: kk('mySchool', 'looks.go') })
      .click()
    await expect(pupil).toHaveURL(new RegExp(`${pathOf('myData')}#views$`))
    await expect(pupil.getByRole('row').filter({ hasText: teacher.lastName }).first()).toContainText(
      kk('data', 'views.page.analytics'),
    )
    await check(pupil, kazakh)
  })

  await test.step('a teacher of another school finds nothing of it', async () => {
    const stranger = await kazakhDevice()
    await signIn(stranger, 'teacher', 'kk')
    const pages = (['organization', 'students', 'groups', 'orgAnalytics', 'uploadStudents', 'slips'] as const).map(
      name => adminPathOf(name, { orgId }),
    )
    for (const path of [...pages, ...walked]) {
      const found = await stranger.request.get(path)
      expect([path, found.status()]).toEqual([path, 404])
      expect(await found.text()).not.toContain(first.lastName)
    }
    await stranger.goto(walked.at(-1)!)
    await check(stranger, kazakh)
    await expect(stranger.getByRole('main')).not.toContainText(first.lastName)
  })

  async function answerTheRest(device: Page) {
    for (let number = 2; number <= answers.total; number++) {
      if (number === answers.total) await answers.takeTime()
      const questionId = answers.questionId(number)
      const path = pathOf('question', { ...shortTest, questionId })
      await post(device.request, path, { answer: String(answers.of(number)) })
    }
  }
})

test('pupils are chosen and acted on with the keyboard alone', async ({ page, site, ready, check }) => {
  const { orgId } = await createSchool(site, page.request)
  const pupils = listedPupils.slice(0, 3)
  for (const { lastName, firstName, dateOfBirth } of pupils) {
    await post(page.request, adminPathOf('newStudent', { orgId }), {
      ...{ lastName, firstName, dateOfBirth, gender: 'OTHER', language: 'ru' },
      idempotencyKey: randomUUID(),
    })
  }
  await post(page.request, adminPathOf('newGroup', { orgId }), { code: group, year: '9', mentorId: '' })
  const box = (at: number) => page.getByRole('checkbox', { name: nameOf(pupils[at]!), exact: true })

  await test.step('two of three are ticked and put into a class', async () => {
    await page.goto(adminPathOf('students', { orgId }))
    await ready(page)
    for (const at of [0, 2]) {
      await tabTo(page, box(at), 120)
      await page.keyboard.press('Space')
      await expect(box(at)).toBeChecked()
    }
    await expect(box(1)).not.toBeChecked()
    await press(page.getByRole('button', { name: ru('students', 'act.group'), exact: true }))
    await expect(heading(page)).toHaveText(ru('students', 'act.group.title', { count: 2 }))
    await check(page)
    await tabTo(page, page.locator('#groupId'))
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#groupId option:checked')).toHaveText(group)
    await press(page.getByRole('button', { name: ru('students', 'act.group.submit', { count: 2 }) }))
    await expect(page.getByRole('status').last()).toContainText(ru('students', 'told.group', { count: 2 }))
    await check(page)
  })

  await test.step('all of them are taken off the subscription for a while, and why', async () => {
    await press(page.getByRole('main').getByRole('link', { name: ru('students', 'back') }))
    await expect(page.getByRole('table').getByText(group)).toHaveCount(2)
    await ready(page)
    await tabTo(page, page.getByRole('checkbox', { name: ru('students', 'all', { count: 3 }) }), 120)
    await page.keyboard.press('Space')
    await press(page.getByRole('button', { name: ru('students', 'act.status'), exact: true }))
    await expect(heading(page)).toHaveText(ru('students', 'act.status.title', { count: 3 }))
    await ready(page)
    const suspended = page.getByRole('radio', { name: new RegExp(`^${ru('students', 'status.SUSPENDED')}:`) })
    await tabTo(page, page.getByRole('radio'))
    await page.keyboard.press('Space')
    for (let presses = 0; presses < 5 && !(await suspended.isChecked()); presses++) {
      await page.keyboard.press('ArrowDown')
    }
    await expect(suspended).toBeChecked()
    await tabTo(page, page.locator('#reason'))
    await page.keyboard.type('Перевод')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').last()).toContainText(ru('students', 'told.status', { count: 3 }))
    await press(page.getByRole('main').getByRole('link', { name: ru('students', 'back') }))
    await expect(page.getByRole('table').getByText(ru('students', 'status.SUSPENDED'))).toHaveCount(3)
    await check(page)
  })

  async function press(target: Locator) {
    await tabTo(page, target, 120)
    await page.keyboard.press('Enter')
  }
})

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** Clicks a link of the page to a path. */
async function follow(page: Page, path: string) {
  await page.getByRole('main').locator(`a[href="${path}"]:visible`).first().click()
  await expect(page).toHaveURL(path)
}
