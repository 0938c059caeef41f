import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { createPupil, signIn } from './people.ts'
import { expect, test } from './story.ts'
import {
  answer,
  answerByKeyboard,
  expectQuestion,
  nextButton,
  option,
  plannedAnswers,
  savedAnswers,
  shortTest,
  startTest,
  tabTo,
} from './test-taking.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')
const changed = 4
const pausedAt = 12

test(
  'a pupil takes the test on two devices, changes her mind once and reads what came of it',
  { tag: '@lite' },
  async ({ page, mode, site, ready, check, anotherDevice }) => {
    const pupil = await createPupil(site, page.request)
    const answers = await plannedAnswers(site)
    expect(answers.total).toBe(30)
    const answerOne = mode === 'javascript' ? answerByKeyboard : answer

    await test.step('she starts and answers', async () => {
      await startTest(page, ready)
      await check(page, { language: 'ru' })
      for (let number = 1; number <= changed; number++) {
        await answerOne(page, number === changed ? 3 : answers.of(number))
        await expectQuestion(page, number + 1)
      }
    })

    await test.step('she goes back, finds her answer and changes it', async () => {
      await press(page, page.getByRole('link', { name: t('tests', 'question.back') }))
      await expectQuestion(page, changed)
      await expect(option(page, 3)).toBeChecked()
      await check(page)
      await answerOne(page, answers.of(changed))
      for (let number = changed + 1; number < pausedAt; number++) {
        await expectQuestion(page, number)
        const reached = page.getByRole('main').getByRole('heading', { level: 1 })
        if (mode === 'javascript') await expect(reached, 'the keyboard is handed on').toBeFocused()
        const presses = await answerOne(page, answers.of(number))
        if (mode === 'javascript') expect(presses, 'its answer and the way on are the next two stops').toBe(2)
      }
      await expectQuestion(page, pausedAt)
    })

    await test.step('she leaves', async () => {
      await press(page, page.getByRole('link', { name: t('tests', 'question.later') }))
      await expect(page).toHaveURL(pathOf('test', shortTest))
      await expect(page.getByRole('button', { name: t('tests', 'go.active') })).toBeVisible()
      await check(page)
    })

    const other = await anotherDevice()
    await test.step('on another device she goes on where she stopped', async () => {
      await signIn(other, pupil.username)
      await other.goto(pathOf('tests'))
      await check(other)
      await press(other, other.getByRole('main').getByRole('link', { name: t('tests', 'open.active'), exact: true }))
      await expect(other).toHaveURL(pathOf('test', shortTest))
      await ready(other)
      await press(other, other.getByRole('button', { name: t('tests', 'go.active') }))
      await expectQuestion(other, pausedAt)
      await ready(other)
    })

    await test.step('and answers to the end', async () => {
      for (let number = pausedAt; number <= answers.total; number++) {
        await expectQuestion(other, number)
        if (number === answers.total) {
          await expect(nextButton(other)).toHaveText(t('tests', 'question.finish'))
          await answers.takeTime()
        }
        await answerOne(other, answers.of(number))
      }
      await expect(other).toHaveURL(pathOf('results', shortTest))
      const planned = Array.from({ length: answers.total }, (_, index) => answers.of(index + 1))
      expect(await savedAnswers(site, pupil.id)).toEqual(planned)
    })

    await test.step('the results are a sentence first, then a picture, then a table', async () => {
      await expect(other.getByRole('status')).toContainText(t('common', 'toast.test-completed'))
      await expect(other.getByRole('heading', { level: 1 })).toContainText(t('scales', 'name.I'), {
        ignoreCase: true,
      })
      await unfold(t('instruments', 'INTERESTS.scales'))
      await expect(other.getByRole('img', { name: / из 100, / }).last()).toBeVisible()
      const table = other.getByRole('table')
      await expect(table).toBeHidden()
      await press(other, other.locator('summary', { hasText: t('results', 'table.open') }))
      await expect(table).toBeVisible()
      await expect(table.getByRole('rowheader')).toHaveCount(6)
      await check(other)
    })

    await test.step('she says that she will go to a college, and the list keeps to it', async () => {
      await openEach()
      const before = await shortlisted(other)
      expect(await withoutCollege(before)).not.toEqual([])
      await planForCollege(true)
      await expect.poll(async () => withoutCollege(await shortlisted(other))).toEqual([])
      await check(other)
      await planForCollege(false)
      await expect.poll(() => shortlisted(other)).toEqual(before)
    })

    await test.step('she checks the profession she has in mind', async () => {
      await unfold(t('results', 'tools.title'))
      await other.getByLabel(t('results', 'check.label')).fill('бортпроводник')
      await press(other, other.getByRole('button', { name: t('results', 'check.submit'), exact: true }))
      await expect(other).toHaveURL(/\bcheck=/)
      await expect(other.getByRole('heading', { name: /место среди \d+/ })).toBeVisible()
      await expect(other.getByText(/^Место \d+$/)).toBeVisible()
      await check(other)
    })

    await test.step('she says what she thinks of the first profession, and takes it back', async () => {
      await openEach()
      const [first = ''] = await shortlisted(other)
      const up = other
        .locator(`[id="${first}"]`)
        .getByRole('button', { name: /^Нравится/ })
        .first()
      const down = other
        .locator(`[id="${first}"]`)
        .getByRole('button', { name: /^Не моё/ })
        .first()
      await press(other, up)
      await expect(up).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => thumbOf(first)).toBe(1)
      await press(other, down)
      await expect(down).toHaveAttribute('aria-pressed', 'true')
      await expect(up).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => thumbOf(first)).toBe(-1)
      await check(other)
      await press(other, down)
      await expect(down).toHaveAttribute('aria-pressed', 'false')
      await expect.poll(() => thumbOf(first)).toBe(null)
    })

    await test.step('she opens a profession from the list', async () => {
      const link = other.getByRole('main').locator('ul > li').getByRole('heading').getByRole('link').first()
      const title = await link.innerText()
      await press(other, link)
      await expect(other.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(other.getByText(/Место \d+ из \d+/)).toBeVisible()
      await check(other)
    })

    /** Clicks; in the story with script, which uses no mouse, presses Tab and Enter instead. */
    async function press(on: Page, target: ReturnType<Page['locator']>) {
      if (mode !== 'javascript') return target.click()
      await tabTo(on, target, 150)
      await on.keyboard.press('Enter')
    }

    async function unfold(title: string) {
      const summary = other.locator('summary', { has: other.getByRole('heading', { name: title, exact: true }) })
      if ((await summary.locator('..').getAttribute('open')) === null) await press(other, summary)
    }

    /** Loads the detailed list, which is fetched on request. */
    async function openEach() {
      const link = other.getByRole('link', { name: t('results', 'all.title'), exact: true })
      if (await link.isVisible()) await press(other, link)
      await expect(other.locator('#shortlist')).toBeVisible()
    }

    async function planForCollege(chosen: boolean) {
      await unfold(t('results', 'tools.title'))
      await other.getByRole('checkbox', { name: t('professions', 'way.COLLEGE') }).setChecked(chosen)
      await press(other, other.getByRole('button', { name: t('results', 'preparation.submit') }))
      await expect(other).toHaveURL(/#shortlist$/)
    }

    async function withoutCollege(ids: string[]) {
      const listed = await site.db.profession.findMany({ where: { id: { in: ids } } })
      const waysOf = (details: unknown) => (details as { ways: { way: string }[] }).ways.map(({ way }) => way)
      return listed.filter(({ details }) => !waysOf(details).includes('COLLEGE')).map(({ id }) => id)
    }

    async function thumbOf(professionId: string) {
      const row = await site.db.recommendation.findFirst({ where: { userId: pupil.id, professionId } })
      return row?.thumb ?? null
    }
  },
)

/** Returns the ids of the professions on the shortlist, without the contrast. */
async function shortlisted(page: Page) {
  const links = page.getByRole('main').locator('ol > li').getByRole('heading').getByRole('link')
  const hrefs = await links.evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
  return hrefs.map(href => href.split('/').at(-1) ?? '')
}
