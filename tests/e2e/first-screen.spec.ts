import type { Locator, Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { createPupil, newUsername, password, signIn } from './people.ts'
import { expect, test } from './story.ts'
import { expectQuestion, mark, plannedAnswers, shortTest, startTest } from './test-taking.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')
/** Smallest phone the site supports. */
const phone = { width: 320, height: 640 }
/** Least distance of a control to the edge of the screen, in px. */
const EDGE = 16
/** Most words a page may show before anything is expanded. */
const most = { results: 350, analysis: 450, profession: 400, landing: 320, start: 100, institutions: 300, chances: 450 }
const FIRST_PROFESSION = 560

test.use({ viewport: phone })

test('from the landing page to the first answer in 44 clicks with script, in 74 without', async ({
  page,
  site,
  mode,
  ready,
}) => {
  const username = newUsername()
  const main = page.getByRole('main')
  let clicks = 0
  // Typing counts as no click, because the keyboard of a phone leads to the next field. A select counts as two: one to
  // open it, one to choose.
  const click = async (target: Locator) => {
    clicks += 1
    await target.click()
  }
  const choose = async (name: string, value: string) => {
    clicks += 2
    await page.locator(`[name=${name}]`).selectOption(value)
  }
  const type = (name: string, text: string) => page.locator(`[name=${name}]`).fill(text)
  const press = (name: string) => click(main.getByRole('button', { name, exact: true }))

  await page.goto('/')
  expect(await wordsOf(page)).toBeLessThanOrEqual(most.landing)
  await click(main.getByRole('link', { name: t('landing', 'hero.start'), exact: true }).first())
  await expect(page).toHaveURL(pathOf('signup'))
  await ready(page)
  await type('firstName', 'Айгерім')
  await type('lastName', 'Серік')
  await type('username', username)
  await type('password', password)
  await type('passwordConfirmation', password)
  await click(page.locator('[name=terms]'))
  await press(t('auth', 'signup.submit'))

  await expect(page).toHaveURL(pathOf('onboarding'))
  await ready(page)
  await choose('occupation', 'PUPIL-10')
  await type('birthDay', '4')
  await choose('birthMonth', '5')
  await type('birthYear', '2010')
  await click(page.getByLabel(t('person', 'gender.FEMALE'), { exact: true }))
  await press(t('auth', 'onboarding.next'))
  await expect(page).toHaveURL(pathOf('onboarding', null, { step: '2' }))
  await ready(page)
  await choose('cityId', 'almaty')
  await press(t('auth', 'onboarding.submit'))
  await expect(page).toHaveURL(pathOf('feed'))
  await ready(page)

  // Stands for her school or a chat with the operator, which gives her access to the tests.
  const { id: userId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  await site.db.personalSubscription.create({ data: { userId, until: new Date(Date.now() + 86_400_000) } })
  const answers = await plannedAnswers(site)
  await click(main.getByRole('link').first())
  await expect(page).toHaveURL(pathOf('test', shortTest))
  await ready(page)
  await click(main.getByRole('button').first())
  await expectQuestion(page, 1)
  await ready(page)
  for (let number = 1; number <= answers.total; number++) {
    await expectQuestion(page, number)
    if (number === answers.total) await answers.takeTime()
    await click(page.getByRole('radio').nth(answers.of(number) - 1))
    if (mode !== 'javascript') await click(main.getByRole('button').first())
  }
  await expect(page).toHaveURL(pathOf('results', shortTest))
  expect(clicks).toBe(mode === 'javascript' ? 44 : 74)
})

test('the answer stands on the first screen of a small phone, and a page says no more than it should', async ({
  page,
  site,
}) => {
  const pupil = await createPupil(site, page.request)
  await completeTests(site.db, pupil.username)
  await page.goto(pathOf('personality'))
  await page.getByRole('button', { name: t('personality', 'active.go') }).click()
  await expect(page.getByRole('heading', { name: t('analysis', 'firsts') })).toBeVisible()
  const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'timur' } })
  const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
  const ownPost = await site.db.post.create({ data: { authorId, text: 'Сегодня меряли реку.', ...circle } })
  for (const language of ['ru', 'kk'] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const pages = { analysis: pathOf('personality'), results: pathOf('results', { testId: 'interests' }) }
    for (const [name, path] of Object.entries(pages) as [keyof typeof pages, string][]) {
      await page.goto(path)
      const first = page.getByRole('main').locator('a[href^="/app/professions/"]').first()
      expect((await first.boundingBox())!.y, `${name} in ${language}`).toBeLessThanOrEqual(FIRST_PROFESSION)
      expect(await wordsOf(page), `words of ${name} in ${language}`).toBeLessThanOrEqual(most[name])
    }
    await page.goto(pathOf('profession', { professionId: 'hydrologist' }))
    expect(await wordsOf(page), `words of a profession in ${language}`).toBeLessThanOrEqual(most.profession)
    await page.goto(pathOf('institutions'))
    expect(await wordsOf(page), `words of institutions in ${language}`).toBeLessThanOrEqual(most.institutions)
    await page.goto(pathOf('institutions', null, { type: 'COLLEGE' }))
    const place = page.getByRole('main').locator('li[id^="at-"] a').first()
    expect((await place.boundingBox())!.y, `institutions in ${language}`).toBeLessThanOrEqual(FIRST_PROFESSION)
    await page.goto(pathOf('institutions', null, { profession: 'software-developer' }))
    expect((await place.boundingBox())!.y, `where one learns it in ${language}`).toBeLessThanOrEqual(FIRST_PROFESSION)
    expect(await wordsOf(page), `words of where one learns it in ${language}`).toBeLessThanOrEqual(most.chances)
    await page.goto(pathOf('feed'))
    expect(await wordsAboveFeed(page), `words above the feed in ${language}`).toBeLessThanOrEqual(most.start)
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...phone, width })
      const post = page.getByRole('main').getByRole('article').first()
      expect((await post.boundingBox())!.y, `the feed in ${language} at ${width} px`).toBeLessThanOrEqual(phone.height)
    }
    await page.setViewportSize(phone)
  }
  await site.db.post.delete({ where: { id: ownPost.id } })
  // One press leads from a profession to its plan.
  await page.goto(pathOf('profession', { professionId: 'hydrologist' }))
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page).toHaveURL(pathOf('newPlan'))
})

test('both ways on from the longest story stand on the first screen of a small phone', async ({ page, site }) => {
  await createPupil(site, page.request)
  // The page after sign-up shows a success message, which stays there without script, so another page is opened.
  await page.goto(pathOf('feed'))
  await page.setViewportSize(phone)
  const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil3' } })
  const circle = { authorId, kind: 'TEXT', ground: 'LAKE', audience: 'EVERYONE', scope: 'EVERYONE' }
  const text =
    'Бүгін үйірмеде түнгі сегізге дейін отырып, шағын станция жинадық: судың деңгейін өлшейді де, хабар жібереді. '
  const ids = ['long-1', 'long-2', 'long-3']
  for (const [at, id] of ids.entries()) {
    const createdAt = new Date(Date.now() - 60_000 * (ids.length - at))
    const expiresAt = new Date(Date.now() + 3_600_000)
    await site.db.story.create({ data: { ...circle, id, text: text.repeat(3).slice(0, 280), createdAt, expiresAt } })
  }
  for (const language of ['ru', 'kk'] as const) {
    const speak = translatorFor(language)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    await page.goto(communityPathOf('story', { username: 'pupil3', storyId: 'long-2' }))
    for (const way of ['previous', 'next'] as const) {
      const box = await page.getByRole('button', { name: speak('stories', way), exact: true }).boundingBox()
      expect(box!.y + box!.height, `${way} in ${language}`).toBeLessThanOrEqual(phone.height - EDGE)
    }
  }
  await site.db.story.deleteMany({ where: { id: { in: ids } } })
})

test('the best chance, its number and what would lift it stand on the first screen of a small phone', async ({
  page,
  site,
}) => {
  await signIn(page, 'aruzhan')
  const { id: analysisId } = await site.db.institutionAnalysis.findFirstOrThrow({
    where: { user: { usernameFolded: 'aruzhan' } },
  })
  for (const language of ['ru', 'kk'] as const) {
    const speak = translatorFor(language)
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    await page.goto(pathOf('admission', { analysisId }))
    const items = page.getByRole('main').locator('ol > li')
    expect(await items.count()).toBeGreaterThan(5)
    await expect(items.locator('details[open]')).toHaveCount(1)
    const best = items.first()
    await expect(best.locator('summary').first()).toContainText(/\d+\u00a0?%/)
    const lift = best.getByRole('heading', { name: speak('chances', 'lift') }).locator('+ p')
    const { y, height } = (await lift.boundingBox())!
    expect(y + height, `the best chance in ${language}`).toBeLessThanOrEqual(phone.height)
    expect(await wordsOf(page), `words of chances in ${language}`).toBeLessThanOrEqual(most.chances)
    // Each of the others shows its chance in its summary.
    for (const summary of await items.locator('summary b').all()) await expect(summary).toBeVisible()
  }
})

test('a question, its five answers and the button stand within one screen of a small phone', async ({
  page,
  site,
  ready,
}) => {
  await createPupil(site, page.request)
  await startTest(page, ready)
  const items = await site.db.item.findMany({ where: { version: shortTest } })
  for (const language of ['ru', 'kk'] as const) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    const longest = items.toSorted((one, other) => textOf(other, language).length - textOf(one, language).length)[0]!
    await page.goto(pathOf('question', { ...shortTest, questionId: longest.id }))
    await ready(page)
    await mark(page, 3)
    const button = page.getByRole('main').getByRole('button').first()
    const { y, height } = (await button.boundingBox())!
    expect(y + height, language).toBeLessThanOrEqual(phone.height)
    expect((await page.getByRole('radio').all()).length).toBe(5)
  }
})

/** Counts the words that can be read without expanding anything. */
async function wordsOf(page: Page) {
  return countOf(await page.getByRole('main').innerText())
}

/** Counts the words above the tabs of the feed, without collapsed ones. */
async function wordsAboveFeed(page: Page) {
  const text = await page.getByRole('main').evaluate(main => {
    const above = document.createRange()
    above.setStart(main, 0)
    above.setEndBefore(main.querySelector('nav:has(a[href*="tab=following"])')!)
    const part = above.cloneContents()
    for (const folded of part.querySelectorAll('details:not([open]) > :not(summary)')) folded.remove()
    return [...part.querySelectorAll('*')]
      .flatMap(({ childNodes }) => [...childNodes].filter(node => node.nodeType === Node.TEXT_NODE))
      .map(node => node.textContent)
      .join(' ')
  })
  return countOf(text)
}

function countOf(text: string) {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

function textOf({ text }: { text: unknown }, language: 'ru' | 'kk') {
  return (text as Record<string, string>)[language] ?? ''
}
