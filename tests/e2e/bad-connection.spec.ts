import type { Locator, Page, Request, Route } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { noise } from '../world/pictures.ts'
import { makeProject } from '../world/projects.ts'
import { startTruncatingProxy } from './truncating-proxy.ts'
import { createPupil, signIn } from './people.ts'
import { createAnalysis, createPlan, recommended } from './plan-setup.ts'
import { expect, test } from './story.ts'
import { answer, expectQuestion, mark, nextButton, option, plannedAnswers, savedAnswers, shortTest, startTest } from './test-taking.ts' // oxfmt-ignore
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')
const scriptOnly = { tag: '@javascript' }

/** Script files that fail to load, by case. */
const failures: Record<string, RegExp> = {
  'no script arrives': /\/assets\/.*\.js$/,
  'the script arrives without its words': /\/assets\/(common|auth|feed|tests|results|professions|landing)-[^/]+\.js$/,
  'the script of the page itself is missing': /\/assets\/(show|list|question|results|login|landing|feed)-[^/]+\.js$/,
}

for (const [failure, files] of Object.entries(failures)) {
  test(
    `when ${failure}, a pupil still signs in, answers and reads a profession`,
    scriptOnly,
    async ({ page, site, faults, anotherDevice }) => {
      faults.forgive(/ERR_FAILED|Failed to fetch dynamically imported module|error loading dynamically imported module/)
      await page.route(files, route => route.abort())
      const { id, username } = await createPupil(site, (await anotherDevice()).request)
      const answers = await plannedAnswers(site)

      await signIn(page, username)
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('common', 'nav.tests') })
        .click()
      await expect(page).toHaveURL(pathOf('tests'))
      await page.goto(pathOf('test', shortTest))
      await page.getByRole('button', { name: t('tests', 'go.new') }).click()
      for (let number = 1; number <= 3; number++) {
        await expectQuestion(page, number)
        await answer(page, answers.of(number))
      }
      await expectQuestion(page, 4)
      expect(await savedAnswers(site, id)).toEqual([1, 2, 3].map(answers.of))
      await page.getByRole('link', { name: t('tests', 'question.back') }).click()
      await expectQuestion(page, 3)
      await expect(option(page, answers.of(3))).toBeChecked()

      await page.goto(pathOf('professions', null, { field: 'health' }))
      await page.getByRole('main').locator('a[href^="/app/professions/"]').first().click()
      await expect(page.getByRole('heading', { name: t('profession', 'fits') })).toBeVisible()
    },
  )
}

test('a link whose script is lost on the way still leads to its page', scriptOnly, async ({ page, faults, ready }) => {
  faults.forgive(/ERR_FAILED|dynamically imported module|Error loading route module/)
  await signIn(page, 'timur')
  await page.goto(pathOf('tests'))
  await ready(page)
  await page.route(/\/assets\/.*\.js$/, route => route.abort())
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('common', 'nav.professions') })
    .click()
  await expect(page).toHaveURL(pathOf('professions'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profession', 'list.title'))
})

test(
  'a tap on an answer saves it and goes on, and the way back shows it marked',
  scriptOnly,
  async ({ page, site, ready }) => {
    const { id } = await createPupil(site, page.request)
    await startTest(page, ready)
    for (let number = 1; number <= 4; number++) {
      await expectQuestion(page, number)
      await option(page, 1 + (number % 5)).click()
    }
    await expectQuestion(page, 5)
    await expect.poll(() => savedAnswers(site, id)).toEqual([2, 3, 4, 5])
    await page.getByRole('link', { name: t('tests', 'question.back') }).click()
    await expectQuestion(page, 4)
    await expect(option(page, 5)).toBeChecked()
    await option(page, 2).click()
    await expectQuestion(page, 5)
    await expect.poll(() => savedAnswers(site, id)).toEqual([2, 3, 4, 2])
  },
)

test('an answer costs one request of at most 2 KB', scriptOnly, async ({ page, site, ready }) => {
  await createPupil(site, page.request)
  const answers = await plannedAnswers(site)
  const rest = page.waitForResponse(/\/questions$/)
  await startTest(page, ready)
  await rest
  await page.waitForLoadState('networkidle')

  const requests: Request[] = []
  // Chromium requests the icon again at every new address, from its own cache.
  page.on('request', request => {
    if (!request.url().endsWith('/icon.svg')) requests.push(request)
  })
  const asked = 6
  for (let number = 1; number <= asked; number++) {
    const answered = page.waitForEvent('requestfinished', isPost)
    await answer(page, answers.of(number))
    await expectQuestion(page, number + 1)
    await answered
    // The page sends any further requests before it becomes idle.
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))))
  }
  expect(requests.map(request => `${request.method()} ${new URL(request.url()).pathname}`)).toEqual(
    Array.from({ length: asked }, (_, index) => {
      const questionId = answers.questionId(index + 1)
      return `POST ${pathOf('question', { ...shortTest, questionId })}.data`
    }),
  )
  for (const request of requests) {
    const { responseBodySize, responseHeadersSize } = await request.sizes()
    expect(responseBodySize + responseHeadersSize, 'bytes of an answer, headers and all').toBeLessThanOrEqual(2048)
  }
})

test('on a slow line the next question is there at once', scriptOnly, async ({ page, site, ready }) => {
  const { id } = await createPupil(site, page.request)
  const answers = await plannedAnswers(site)
  const rest = page.waitForResponse(/\/questions$/)
  await startTest(page, ready)
  await rest
  await page.waitForLoadState('networkidle')
  // Holds all data requests, so that none passes before the next question is shown.
  const held: Route[] = []
  await page.route(/\.data/, route => void held.push(route))
  for (let number = 1; number <= 3; number++) {
    await answer(page, answers.of(number))
    await expectQuestion(page, number + 1)
    expect(await savedAnswers(site, id)).toHaveLength(number - 1)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    for (const route of held.splice(0)) await route.continue()
    await expect.poll(() => savedAnswers(site, id)).toHaveLength(number)
  }
  await expect.poll(() => savedAnswers(site, id)).toEqual([1, 2, 3].map(answers.of))
})

test.describe('when the line breaks in the middle of the test', scriptOnly, () => {
  test.beforeEach(({ faults }) => faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/))

  test('answers that did not get through are told, sent again, and none is lost', async ({
    page,
    site,
    ready,
    check,
    faults,
  }) => {
    faults.forgive(/ERR_FAILED/)
    const { id } = await createPupil(site, page.request)
    const answers = await plannedAnswers(site)
    await startTest(page, ready)
    await answerUpTo(page, answers, 1, 5)
    await expect.poll(() => savedAnswers(site, id)).toHaveLength(5)

    // The device still considers itself online, so there is no automatic retry.
    await page.route('**/questions/*.data*', route => route.abort())
    await answerUpTo(page, answers, 6, 7)
    await expect(page.getByText(t('tests', 'unsaved.text', { numbers: '6, 7' }))).toBeVisible()
    await check(page)
    expect(await savedAnswers(site, id)).toHaveLength(5)

    // Pressing the button while offline does no harm; once the connection is back the answers are sent in any case.
    await page.getByRole('button', { name: t('tests', 'unsaved.again') }).click()
    await expect(page.getByText(t('tests', 'unsaved.text', { numbers: '6, 7' }))).toBeVisible()
    await page.unroute('**/questions/*.data*')
    await expect(page.getByText(t('tests', 'unsaved.title'))).toBeHidden()
    await expect.poll(() => savedAnswers(site, id)).toHaveLength(7)

    await answerUpTo(page, answers, 8, 30)
    await expect(page).toHaveURL(pathOf('results', shortTest))
    expect(await savedAnswers(site, id)).toEqual(all(answers))
  })

  test('who never presses “send again” loses nothing: the answers go by themselves once the line is back', async ({
    page,
    context,
    site,
    ready,
  }) => {
    const { id } = await createPupil(site, page.request)
    const answers = await plannedAnswers(site)
    await startTest(page, ready)
    await context.setOffline(true)
    await answerUpTo(page, answers, 1, 2)
    await expect(page.getByText(t('tests', 'unsaved.text', { numbers: '1, 2' }))).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => savedAnswers(site, id)).toHaveLength(2)
    await expect(page.getByText(t('tests', 'unsaved.title'))).toBeHidden()
    await answerUpTo(page, answers, 3, 30)
    await expect(page).toHaveURL(pathOf('results', shortTest))
    expect(await savedAnswers(site, id)).toEqual(all(answers))
  })

  test('sixty questions on a line cut ten times lose no answer, and the page may be closed meanwhile', async ({
    page,
    context,
    site,
    ready,
  }) => {
    const { id } = await createPupil(site, page.request)
    const long = { testId: 'interests' }
    const items = await site.db.item.findMany({ where: { version: long }, orderBy: { order: 'asc' } })
    const valueOf = (number: number) => 1 + ((number * 7 + Math.floor(number / 5)) % 5)
    const saved = () => site.db.answer.count({ where: { attempt: { userId: id, version: long } } })
    await page.goto(pathOf('test', long))
    await ready(page)
    const rest = page.waitForResponse(/\/questions$/)
    await page.getByRole('main').getByRole('button').first().click()
    await rest
    for (let number = 1; number <= items.length; number++) {
      await expectQuestion(page, number, items.length)
      // The connection is down for three of every six questions.
      if (number % 6 === 1) await context.setOffline(false)
      if (number % 6 === 4) await context.setOffline(true)
      if (number === 40) {
        // Unsent answers are kept on the device, not in the page, so they survive a reload.
        await context.setOffline(false)
        const again = page.waitForResponse(/\/questions$/)
        await page.reload()
        await again
        await expectQuestion(page, number, items.length)
      }
      if (number === items.length) {
        await context.setOffline(false)
        await expect.poll(saved).toBe(items.length - 1)
        await site.db.answer.updateMany({ where: { seconds: { lt: 2 } }, data: { seconds: 5 } })
      }
      await answer(page, valueOf(number))
    }
    await expect(page).toHaveURL(/\/(results|check)$/)
    const kept = await site.db.answer.findMany({
      where: { attempt: { userId: id, version: long } },
      orderBy: { item: { order: 'asc' } },
    })
    expect(kept.map(({ value }) => value)).toEqual(items.map((_, index) => valueOf(index + 1)))
    expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('answers:')))).toEqual([])
  })

  test('the notice of them comes and goes without moving what one is about to press', async ({
    page,
    context,
    site,
    ready,
    faults,
  }) => {
    faults.forgive(/ERR_FAILED/)
    await page.setViewportSize({ width: 320, height: 640 })
    const { id } = await createPupil(site, page.request)
    const answers = await plannedAnswers(site)
    const rest = page.waitForResponse(/\/questions$/)
    await startTest(page, ready)
    await rest
    const notice = page.getByText(t('tests', 'unsaved.title'))
    /** Presses the button and releases it after the notice has appeared or disappeared. */
    const pressWhile = async (happens: () => Promise<unknown>) => {
      await nextButton(page).scrollIntoViewIfNeeded()
      const before = (await nextButton(page).boundingBox())!
      await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
      await page.mouse.down()
      await happens()
      // A pressed button moves down by one pixel.
      expect(Math.abs((await nextButton(page).boundingBox())!.y - before.y)).toBeLessThanOrEqual(1)
      await page.mouse.up()
    }
    const held: Route[] = []
    await page.route(/\/questions\/.*\.data/, route => void held.push(route))
    await answer(page, answers.of(1))
    await expectQuestion(page, 2)
    await expect.poll(() => held.length).toBe(1)
    await mark(page, answers.of(2))
    await pressWhile(async () => {
      await held[0]!.abort()
      await expect(notice).toBeVisible()
    })
    await expectQuestion(page, 3)
    await context.setOffline(true)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await mark(page, answers.of(3))
    await pressWhile(async () => {
      await context.setOffline(false)
      await expect(notice).toBeHidden()
    })
    await expectQuestion(page, 4)
    await expect.poll(() => savedAnswers(site, id)).toEqual([1, 2, 3].map(answers.of))
  })

  test('who signs out of a shared computer without a line is asked, and nothing stays behind', async ({
    page,
    context,
    site,
    ready,
    faults,
  }) => {
    faults.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const { id } = await createPupil(site, page.request)
    const answers = await plannedAnswers(site)
    await page.goto(pathOf('test', shortTest))
    await ready(page)
    const rest = page.waitForResponse(/\/questions$/)
    await page.getByRole('main').getByRole('button').first().click()
    await rest
    // Answers another person left on this device are not sent, and are removed.
    await page.evaluate(
      kept => localStorage.setItem('answers:of-somebody', kept),
      JSON.stringify([{ ...shortTest, questionId: 'interests-short-1', number: 1, answer: '1' }]),
    )
    await context.setOffline(true)
    await answer(page, answers.of(1))
    await expectQuestion(page, 2)
    await expect(page.getByText(t('tests', 'unsaved.title'))).toBeVisible()
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common', 'nav.logout') })
      .click()
    const dialog = page.getByRole('dialog', { name: t('leave', 'title') })
    await expect(dialog).toBeVisible()
    await context.setOffline(false)
    await dialog.getByRole('button', { name: t('leave', 'send') }).click()
    await expect(page).toHaveURL(pathOf('landing'))
    expect(await savedAnswers(site, id)).toEqual([answers.of(1)])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test.describe('what is pressed while the line is gone', scriptOnly, () => {
  test.beforeEach(({ faults }) => faults.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/))

  test('following and support say so, take back what they showed, and the page stays', async ({
    page,
    site,
    ready,
  }) => {
    const { id, username } = await createPupil(site, page.request)
    const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil3' } })
    const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
    const newPost = await site.db.post.create({ data: { authorId, text: `Для ${username}`, ...circle } })
    const path = communityPathOf('post', { postId: newPost.id })
    await page.goto(path)
    await ready(page)
    const post = page.getByRole('article').first()
    const support = post.getByRole('button', { name: t('post', 'support') })
    const follow = post.getByRole('button', { name: new RegExp(t('post', 'follow', { name: '' })) })
    // A press elsewhere closes the menu.
    const openMenu = () => post.locator('summary').first().click()

    for (const [how, { cut, mend }] of Object.entries(breaksOf(page))) {
      await cut()
      await openMenu()
      for (const button of [follow, support]) await expectReverted(button, how)
      await mend()
    }
    await expect(page).toHaveURL(path)
    const given = async () => [
      await site.db.follow.count({ where: { followerId: id, followedId: authorId } }),
      await site.db.postLike.count({ where: { userId: id, postId: newPost.id } }),
    ]
    expect(await given()).toEqual([0, 0])
    await support.click()
    await openMenu()
    await follow.click()
    await expect.poll(given).toEqual([1, 1])
    await expect(follow).toHaveCount(0)
    await expect(page).toHaveURL(path)
    await site.db.post.delete({ where: { id: newPost.id } })
  })

  test('a profile keeps whom one follows and has muted, and a plan what is done', async ({ page, site, ready }) => {
    const pupil = await createPupil(site, page.request)
    await createAnalysis(site, pupil)
    const aim = { goal: 'EMPLOYMENT', professionId: recommended[1] } as const
    const planId = await createPlan(site, page.request, pupil, aim)
    const followed = () => site.db.follow.count({ where: { followerId: pupil.id } })
    const muted = () => site.db.mute.count({ where: { muterId: pupil.id } })
    const marked = () => site.db.subtask.count({ where: { planId, doneAt: { not: null } } })
    const pages = [
      { path: pathOf('profile', { username: 'pupil3' }), button: 'button[name=follow]', given: followed },
      { path: pathOf('profile', { username: 'pupil3' }), button: 'button[name=wanted]', given: muted },
      { path: pathOf('plan', { planId }), button: 'button[name=state]', given: marked },
    ]
    for (const { path, button: of, given } of pages) {
      await page.goto(path)
      await ready(page)
      const button = page.getByRole('main').locator(of).first()
      const wants = (await button.getAttribute('value'))!
      for (const [how, { cut, mend }] of Object.entries(breaksOf(page))) {
        await cut()
        await expectReverted(button, how)
        await expect(button, how).toHaveAttribute('value', wants)
        await mend()
      }
      expect(await given()).toBe(0)
      await button.click()
      await expect.poll(given).toBe(1)
      await expect(button).not.toHaveAttribute('value', wants)
      await expect(page).toHaveURL(path)
    }
  })

  test('a story stays where it is, says so, takes back support, and goes on when the line is back', async ({
    page,
    site,
    ready,
  }) => {
    const { id: viewerId } = await createPupil(site, page.request)
    const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil3' } })
    const circle = { authorId, kind: 'TEXT', ground: 'LAKE', audience: 'EVERYONE', scope: 'EVERYONE' }
    const at = (storyId: string) => communityPathOf('story', { username: 'pupil3', storyId })
    for (const id of ['cut-1', 'cut-2']) {
      const expiresAt = new Date(Date.now() + 3_600_000)
      await site.db.story.create({ data: { ...circle, id, text: id, expiresAt } })
    }
    await page.goto(at('cut-1'))
    await ready(page)
    await expect.poll(() => site.db.storyView.count({ where: { viewerId } })).toBe(1)
    const support = page.getByRole('button', { name: t('stories', 'like') })
    const next = page.getByRole('button', { name: t('stories', 'next'), exact: true })
    const message = page.getByRole('status')
    for (const [how, { cut, mend }] of Object.entries(breaksOf(page))) {
      await cut()
      await expectReverted(support, how)
      for (const go of [() => next.click(), () => page.keyboard.press('ArrowRight')]) {
        await go()
        await expect(message, how).toContainText(t('common', 'connectionLost.page'))
        await message.getByRole('link').click()
        await expect(message, how).toBeEmpty()
      }
      await expect(page, how).toHaveURL(at('cut-1'))
      expect(await page.evaluate(() => sessionStorage.getItem('going')), how).toBeNull()
      await expect(page.getByRole('article'), how).toHaveText('cut-1')
      await mend()
    }
    await support.click()
    await expect.poll(() => site.db.storyView.count({ where: { viewerId, liked: true } })).toBe(1)
    await expect(page).toHaveURL(at('cut-1'))
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(at('cut-2'))
    await expect(page.getByRole('article')).toHaveText('cut-2')
    await site.db.story.deleteMany({ where: { id: { startsWith: 'cut-' } } })
  })

  test('a comment is not sent, its words stay in the form, and go when the line is back', async ({
    page,
    context,
    site,
    ready,
  }) => {
    const { username } = await createPupil(site, page.request)
    const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
    const post = await site.db.post.create({ data: { authorId, text: 'Вода прибыла', ...circle } })
    await page.goto(communityPathOf('post', { postId: post.id }))
    await ready(page)
    const words = page.locator('textarea[name=text]').first()
    await words.fill('На сколько сантиметров?')
    await context.setOffline(true)
    const send = words.locator('xpath=ancestor::form').getByRole('button').last()
    await send.click()
    await expect(page.getByRole('status')).toContainText(t('common', 'connectionLost'))
    await expect(words).toHaveValue('На сколько сантиметров?')
    await context.setOffline(false)
    await expect(page.getByText(t('common', 'connectionLost'))).toHaveCount(0)
    await send.click()
    await expect.poll(() => site.db.comment.count({ where: { postId: post.id } })).toBe(1)
    await site.db.post.delete({ where: { id: post.id } })
  })
})

test.describe('a form that is sent into a line that breaks silently', scriptOnly, () => {
  test.beforeEach(({ faults }) => faults.forgive(/ERR_FAILED|ERR_CONNECTION_RESET|Failed to fetch/))

  test('stays as it is, says that no answer came, and sent again arrives once', async ({ page, site, ready }) => {
    const { username } = await createPupil(site, page.request)
    const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: username } })
    const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
    const post = await site.db.post.create({ data: { authorId, text: 'Вода прибыла', ...circle } })
    const path = communityPathOf('post', { postId: post.id })
    const words = page.locator('textarea[name=text]').first()
    const send = words.locator('xpath=ancestor::form').getByRole('button').last()
    const count = () => site.db.comment.count({ where: { postId: post.id } })
    const breaks: Record<string, (route: Route) => Promise<unknown>> = {
      'lost on the way there': route => route.abort('connectionreset'),
      'arrived, and its answer was lost': async route => {
        await route.fetch({ maxRedirects: 0 })
        await route.abort('connectionreset')
      },
    }
    for (const [how, lose] of Object.entries(breaks)) {
      const before = await count()
      await page.goto(path)
      await ready(page)
      await words.fill(`На сколько? ${how}`)
      await page.route(/\.data(?:\?|$)/, route =>
        route.request().method() === 'POST' ? lose(route) : route.continue(),
      )
      await send.click()
      await expect(page.getByRole('status'), how).toContainText(t('common', 'connectionLost.sent'))
      await expect(words, how).toHaveValue(`На сколько? ${how}`)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await send.click()
      await expect(page.getByText(t('common', 'connectionLost.sent')), how).toHaveCount(0)
      await expect.poll(count, how).toBe(before + 1)
    }
    await site.db.post.delete({ where: { id: post.id } })
  })

  test('is said to have no answer when none comes, and is answered all the same', async ({ page, site, ready }) => {
    await createPupil(site, page.request)
    await page.clock.install()
    await page.goto(pathOf('settings'))
    await ready(page)
    const bio = page.locator('textarea[name=bio]')
    await bio.fill('Люблю реки')
    const held: Route[] = []
    await page.route(/\.data(?:\?|$)/, route => void held.push(route))
    await bio.press('Tab')
    await page
      .getByRole('main')
      .getByRole('button', { name: t('personal', 'save') })
      .click()
    await expect.poll(() => held.length).toBe(1)
    await page.clock.fastForward(31_000)
    await expect(page.getByRole('status')).toContainText(t('common', 'connectionLost.sent'))
    await expect(bio).toHaveValue('Люблю реки')
    for (const route of held) await route.continue()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(page.getByText(t('common', 'toast.saved'))).toBeVisible()
  })
})

test.describe('a form that is larger than the site takes', () => {
  test.beforeEach(({ faults }) => faults.forgive(/413/))

  const words = 'Мен өзенді зерттегім келеді. '.repeat(800)
  const opened = async (page: Page, ready: (page: Page) => Promise<void>) => {
    await page.goto(pathOf('settings'))
    await ready(page)
    const bio = page.locator('textarea[name=bio]')
    // Sets more text than the field allows to be typed, because not every form limits its text fields.
    await bio.evaluate((area: HTMLTextAreaElement, text) => void (area.value = text), words)
    const save = page.getByRole('main').getByRole('button', { name: t('personal', 'save') })
    return { bio, save }
  }

  test(
    'stays as it is, says that it is too long, and goes once it is shorter',
    scriptOnly,
    async ({ page, site, ready }) => {
      await createPupil(site, page.request)
      const { bio, save } = await opened(page, ready)
      for (const times of [1, 2]) {
        await save.click()
        await expect(page.getByRole('status'), String(times)).toContainText(t('common', 'connectionLost.large'))
        await expect(bio).toHaveValue(words)
        await page.getByRole('status').getByRole('link').click()
        await expect(page.getByRole('status')).toBeEmpty()
      }
      await bio.fill('Өзенді зерттегім келеді.')
      await save.click()
      await expect(page.getByText(t('common', 'toast.saved'))).toBeVisible()
    },
  )

  test(
    'is refused by a page in words, and going back its words are there',
    { tag: '@plain' },
    async ({ page, site, ready }) => {
      await createPupil(site, page.request)
      const { bio, save } = await opened(page, ready)
      await save.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors', '413.title'))
      await page.goBack()
      await expect(bio).toHaveValue(words)
    },
  )
})

test.describe('a form with files that is sent into a line that breaks', scriptOnly, () => {
  test.beforeEach(({ faults }) => faults.forgive(/ERR_FAILED|ERR_CONNECTION_RESET|Failed to fetch|502/))

  const breaks: Record<string, (route: Route) => Promise<unknown>> = {
    'lost on the way there': route => route.abort('connectionreset'),
    'arrived, and its answer was lost': async route => {
      await route.fetch({ maxRedirects: 0 })
      await route.abort('connectionreset')
    },
    'arrived, and half of its answer came': async route => {
      const response = await route.fetch({ maxRedirects: 0 })
      await route.fulfill({ response, headers: { ...response.headers(), 'x-cut': 'half' } })
    },
    'answered by something that stands in between': route =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  }

  type Sent = { path: string; words: string; file: string; button: string; count: () => Promise<number> }

  test('keeps words and files, says so, and sent again arrives once', async ({ page, site, ready }) => {
    test.slow()
    await page.addInitScript(cutHalves)
    const { id } = await createPupil(site, page.request)
    const projectId = await makeProject(site.db, { lead: id })
    const forms: Sent[] = [
      {
        ...{ path: communityPathOf('newPost'), words: 'textarea[name=text]', file: 'picture1' },
        ...{
          button: t('compose', 'publish'),
          count: () => site.db.post.count({ where: { authorId: id, projectId: null } }),
        },
      },
      {
        ...{ path: communityPathOf('newStoryPhoto'), words: '[name=description]', file: 'file' },
        ...{ button: t('stories', 'submit'), count: () => site.db.story.count({ where: { authorId: id } }) },
      },
      {
        ...{ path: pathOf('newCertificate'), words: 'input[name=name]', file: 'file' },
        ...{
          button: t('files', 'certificate.submit'),
          count: () => site.db.certificate.count({ where: { userId: id } }),
        },
      },
      {
        ...{ path: projectPathOf('projectMedia', { projectId }), words: 'input[name=description]', file: 'image' },
        ...{
          button: t('projectFields', 'image.add'),
          count: () => site.db.projectImage.count({ where: { projectId } }),
        },
      },
    ]
    for (const { path, words, file, button, count } of forms) {
      for (const [how, lose] of Object.entries(breaks)) {
        // One form tests every kind of failure; the others only those in which their idempotency key must recognise a
        // repeat.
        if (path !== communityPathOf('newPost') && !how.startsWith('arrived')) continue
        const before = await count()
        await site.db.rateLimit.deleteMany()
        await page.goto(path)
        await ready(page)
        const typed = page.locator('main').locator(words).first()
        await typed.fill(`Река: ${how}`)
        const chosen = page.locator(`input[type=file][name=${file}]`)
        // A different picture each time.
        const buffer = await noise({ width: 300, height: 200 }).jpeg().toBuffer()
        await chosen.setInputFiles({ name: 'reka.jpg', mimeType: 'image/jpeg', buffer })
        await page.route(/\.data(?:\?|$)/, route =>
          route.request().method() === 'POST' ? lose(route) : route.continue(),
        )
        const send = page.getByRole('main').getByRole('button', { name: button, exact: true })
        await send.click()
        const where = `${path}: ${how}`
        await expect(page.getByRole('status'), where).toContainText(t('common', 'connectionLost.sent'))
        await expect(typed, where).toHaveValue(`Река: ${how}`)
        expect(await chosen.evaluate((input: HTMLInputElement) => input.files?.[0]?.name), where).toBe('reka.jpg')
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await send.click()
        await expect.poll(count, where).toBe(before + 1)
        await expect(page.getByText(t('common', 'connectionLost.sent')), where).toHaveCount(0)
        // The page has moved on, or shows an empty file field for another picture.
        await expect
          .poll(() => chosen.evaluateAll(([input]) => (input as HTMLInputElement | undefined)?.value ?? ''), where)
          .toBe('')
      }
    }
    await site.db.post.deleteMany({ where: { authorId: id } })
  })

  type Table = { path: string; cells: string[]; leadsTo: RegExp; count?: () => Promise<number> }

  test('keeps the table an administrator has chosen, and sent again leads to what is in it', async ({
    page,
    site,
    ready,
  }) => {
    const lyceum = { orgId: 'demo-lyceum' }
    const tables: Table[] = [
      {
        path: adminPathOf('grantImports'),
        cells: ['Раздел;Форма;ГОП;Код вуза;Метка;Квота;Минимальный балл', 'GENERAL;FULL;B013;7;;GENERAL;120'],
        leadsTo: /\/admission\/results\/[^/]+$/,
        count: () => site.db.grantImport.count(),
      },
      {
        path: adminPathOf('uploadMajors', { institutionId: 'nu' }),
        cells: ['Название по-русски;Код ГОП;Лет учёбы', 'Реки и озёра;B057;4'],
        leadsTo: /\/majors\/imports\/[^/]+$/,
      },
      {
        path: adminPathOf('importTestItems', shortTest),
        cells: ['Шкала;Текст по-русски;Қазақша мәтін;Key', 'Реки;Я смотрю на реку.;Өзенге қараймын.;+'],
        leadsTo: /\/items\/upload\?import=/,
      },
      {
        path: adminPathOf('uploadStudents', lyceum),
        cells: ['Фамилия;Имя;Дата рождения;Пол;Класс', 'Рекина;Вера;2010-05-05;ж;9А'],
        leadsTo: /\/imports\/[^/]+$/,
        count: () => site.db.member.count({ where: { organizationId: lyceum.orgId } }),
      },
    ]
    await signIn(page, 'superadmin')
    for (const { path, cells, leadsTo, count } of tables) {
      const before = await count?.()
      await page.goto(path)
      await ready(page)
      const chosen = page.locator('input[type=file]')
      const buffer = Buffer.from(`\uFEFF${cells.join('\n')}`)
      await chosen.setInputFiles({ name: 'table.csv', mimeType: 'text/csv', buffer })
      await page.route(/\.data(?:\?|$)/, route =>
        route.request().method() === 'POST' ? breaks['arrived, and its answer was lost']!(route) : route.continue(),
      )
      const send = page.locator('main form:has(input[type=file]) button').last()
      await send.click()
      await expect(page.getByRole('status'), path).toContainText(t('common', 'connectionLost.sent'))
      expect(await chosen.evaluate((input: HTMLInputElement) => input.files?.[0]?.name), path).toBe('table.csv')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await send.click()
      await expect(page).toHaveURL(leadsTo)
      if (before === undefined) continue
      // A grant sheet adds a row; a list of people that is only previewed adds none.
      expect(await count!(), path).toBe(path === adminPathOf('grantImports') ? before + 1 : before)
    }
  })
})

test(
  'a page whose data comes by half is not gone to, and the page that asked for it stays',
  scriptOnly,
  async ({ page, site, ready, faults }) => {
    faults.forgive(/ERR_FAILED/)
    await page.addInitScript(cutHalves)
    await createPupil(site, page.request)
    await page.goto(pathOf('settings'))
    await ready(page)
    await page.locator('textarea[name=bio]').fill('Люблю реки')
    await page.route(/\.data(?:\?|$)/, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, headers: { ...response.headers(), 'x-cut': 'half' } })
    })
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common', 'nav.tests') })
      .click()
    await expect(page.getByRole('status')).toContainText(t('common', 'connectionLost.page'))
    await expect(page).toHaveURL(pathOf('settings'))
    await expect(page.locator('textarea[name=bio]')).toHaveValue('Люблю реки')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('common', 'nav.tests') })
      .click()
    await expect(page).toHaveURL(pathOf('tests'))
  },
)

/** Runs in the page before its own script. A response with the header `x-cut` breaks off in the middle of its body. */
function cutHalves() {
  const ask = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const answer = await ask(input, init)
    if (!answer.headers.has('x-cut')) return answer
    const whole = new Uint8Array(await answer.arrayBuffer())
    let sent = false
    const body = new ReadableStream({
      pull(controller) {
        if (sent) controller.error(new TypeError('The line was cut'))
        else controller.enqueue(whole.slice(0, Math.floor(whole.length / 2)))
        sent = true
      },
    })
    const { status, headers } = answer
    return new Response(body, { status, headers })
  }
}

test('what a mark of a plan brings is counted in the header at once', scriptOnly, async ({ page, site, ready }) => {
  const pupil = await createPupil(site, page.request)
  await createAnalysis(site, pupil)
  const planId = await createPlan(site, page.request, pupil, { goal: 'EMPLOYMENT', professionId: recommended[1] })
  await site.db.notification.updateMany({ where: { userId: pupil.id }, data: { readAt: new Date() } })
  await page.goto(pathOf('plan', { planId }))
  await ready(page)
  await page.getByRole('main').locator('button[name=state]').first().click()
  const unread = () => site.db.notification.count({ where: { userId: pupil.id, readAt: null } })
  await expect.poll(unread).toBeGreaterThan(0)
  const notificationsLink = page.getByRole('banner').getByRole('link', { name: t('common', 'nav.notifications') })
  await expect(notificationsLink.first()).toContainText(String(await unread()))
})

/** Ways to lose the connection: either the device knows that it is offline, or it still considers itself online. */
function breaksOf(page: Page) {
  return {
    known: { cut: () => page.context().setOffline(true), mend: () => page.context().setOffline(false) },
    unknown: {
      cut: () => page.route(/\.data(?:\?|$)/, route => route.abort()),
      mend: () => page.unrouteAll({ behavior: 'ignoreErrors' }),
    },
  }
}

/** Presses a button while offline and expects a message and the unchanged button. */
async function expectReverted(button: Locator, how: string) {
  await button.click()
  await expect(button.locator('xpath=..').getByText(t('common', 'press.offline')), how).toBeVisible()
  await expect(button, how).toBeVisible()
}

const isPost = (request: Request) => request.method() === 'POST'

type Planned = Awaited<ReturnType<typeof plannedAnswers>>

async function answerUpTo(page: Page, answers: Planned, first: number, last: number) {
  for (let number = first; number <= last; number++) {
    await expectQuestion(page, number)
    if (number === answers.total) await answers.takeTime()
    await answer(page, answers.of(number))
    if (number < answers.total) await expectQuestion(page, number + 1)
  }
}

function all(answers: Planned) {
  return Array.from({ length: answers.total }, (_, index) => answers.of(index + 1))
}

test.describe('a document that is cut half-way', () => {
  const places: Record<string, RegExp> = {
    'in the middle of the form': /(?<=name="bio"[^>]*>[^<]*<\/textarea>)/,
    'before what its script is told': /<script[^>]*>__remixContext\.data=/,
    'in the middle of what its script is told': /(?<=__remixContext\.data=.{400})./s,
  }

  test('shows what came of it, keeps what is typed, and comes whole when it is asked for again', async ({
    page,
    site,
    ready,
    faults,
    mode,
  }) => {
    faults.forgive(/another site|ERR_CONTENT_LENGTH_MISMATCH/)
    await createPupil(site, page.request)
    const line = await startTruncatingProxy(site.url)
    const bio = page.locator('textarea[name=bio]')
    const title = page.getByRole('heading', { level: 1 })
    await page.goto(pathOf('settings'))
    const heading = (await title.textContent())!
    for (const [how, place] of Object.entries(places)) {
      // Without script, script data cut off at the end of the document makes no difference.
      if (mode !== 'javascript' && how !== 'in the middle of the form') continue
      line.truncateAt(place)
      const broken = page.waitForEvent('requestfailed', request => request.isNavigationRequest())
      const script = mode === 'javascript' ? page.waitForEvent('requestfinished', isEntry) : null
      await page.goto(line.url + pathOf('settings'), { waitUntil: 'commit' })
      await bio.fill(`Река: ${how}`)
      line.hangUp()
      await broken
      if (await script) {
        await page.evaluate(() => new Promise(resolve => requestIdleCallback(() => requestIdleCallback(resolve))))
      }
      await expect(title, how).toHaveText(heading)
      await expect(bio, how).toHaveValue(`Река: ${how}`)

      line.truncateAt(null)
      await page.reload()
      await ready(page)
      await bio.fill(`Озеро: ${how}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('personal', 'save') })
        .click()
      await expect(page.getByText(t('common', 'toast.saved')), how).toBeVisible()
      await expect(bio, how).toHaveValue(`Озеро: ${how}`)
    }
    line.stop()
  })

  const isEntry = (request: Request) => /\/assets\/entry\.client/.test(request.url())
})
