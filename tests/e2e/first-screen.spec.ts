import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { createPupil } from './people.ts'
import { expect, test } from './story.ts'
import { expectQuestion, mark, plannedAnswers, shortTest, startTest } from './test-taking.ts'
import { wordsIn } from './words.ts'

const say = wordsIn('ru')
/** The smallest phone we promise anything to. */
const phone = { width: 320, height: 640 }
/** Words a page may say before anything is unfolded. */
const most = { results: 350, analysis: 450, profession: 400, landing: 320, start: 100, institutions: 300 }
const FIRST_PROFESSION = 560

test.use({ viewport: phone })

test('from the landing page to the first answer in 45 clicks with script, in 80 without', async ({
  page,
  site,
  mode,
  ready,
}) => {
  let clicks = 0
  const click = async (press: () => Promise<unknown>) => {
    clicks += 1
    await press()
  }
  await page.goto('/')
  expect(await wordsOf(page)).toBeLessThanOrEqual(most.landing)
  await click(() =>
    page
      .getByRole('link', { name: say('landing', 'hero.start'), exact: true })
      .first()
      .click(),
  )
  await expect(page).toHaveURL(pathOf('signup'))

  // What one types is no click; the fields of the two forms are counted as one each.
  clicks += 12
  await createPupil(site, page.request)
  const answers = await plannedAnswers(site)
  await page.goto(pathOf('feed'))
  await click(() => page.getByRole('main').getByRole('link').first().click())
  await startTest(page, ready)
  clicks += 1
  for (let number = 1; number <= answers.total; number++) {
    await expectQuestion(page, number)
    if (number === answers.total) await answers.takeTime()
    await click(() =>
      page
        .getByRole('radio')
        .nth(answers.of(number) - 1)
        .click(),
    )
    if (mode !== 'javascript') await click(() => page.getByRole('main').getByRole('button').first().click())
  }
  await expect(page).toHaveURL(pathOf('results', shortTest))
  expect(clicks).toBeLessThanOrEqual(mode === 'javascript' ? 45 : 80)
})

test('the answer stands on the first screen of a small phone, and a page says no more than it should', async ({
  page,
  site,
}) => {
  const pupil = await createPupil(site, page.request)
  await completeTests(site.db, pupil.username)
  await page.goto(pathOf('personality'))
  await page.getByRole('button', { name: say('personality', 'active.go') }).click()
  await expect(page.getByRole('heading', { name: say('analysis', 'firsts') })).toBeVisible()
  const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'timur' } })
  const circle = { audience: 'EVERYONE', scope: 'EVERYONE' }
  const told = await site.db.post.create({ data: { authorId, text: 'Сегодня меряли реку.', ...circle } })
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
    await page.goto(pathOf('feed'))
    expect(await wordsAboveFeed(page), `words above the feed in ${language}`).toBeLessThanOrEqual(most.start)
    for (const width of [320, 360]) {
      await page.setViewportSize({ ...phone, width })
      const post = page.getByRole('main').getByRole('article').first()
      expect((await post.boundingBox())!.y, `the feed in ${language} at ${width} px`).toBeLessThanOrEqual(phone.height)
    }
    await page.setViewportSize(phone)
  }
  await site.db.post.delete({ where: { id: told.id } })
  // A profession leads to its plan by one press.
  await page.goto(pathOf('profession', { professionId: 'hydrologist' }))
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page).toHaveURL(pathOf('newPlan'))
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

/** The words one can read without unfolding anything. */
async function wordsOf(page: Page) {
  return countOf(await page.getByRole('main').innerText())
}

/** Words a reader of the feed sees before its tabs; what is folded is not among them. */
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
