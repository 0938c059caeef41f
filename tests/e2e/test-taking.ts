import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, languages } from '#app/i18n/config.ts'
import { pathOf } from '#app/paths.ts'
import type { Site } from './site.ts'
import { translatorFor } from './translator.ts'

export const shortTest = { testId: 'interests-short' }

/** Answers of a person who likes investigative work most and practical work next. Questions are counted from one. */
export type Answers = {
  of: (number: number) => number
  total: number
  questionId: (number: number) => string
  /** Backdates the answers so far to a human pace, because a script answers faster than a person can read. */
  takeTime: () => Promise<unknown>
}

const liking: Record<string, number> = { I: 5, R: 4, S: 3, A: 2, C: 2, E: 1 }

export async function plannedAnswers(site: Site): Promise<Answers> {
  const items = await site.db.item.findMany({
    where: { version: shortTest },
    orderBy: { order: 'asc' },
    include: { scale: { select: { key: true } } },
  })
  const item = (number: number) => {
    const found = items[number - 1]
    if (!found) throw new Error(`There is no question ${number}.`)
    return found
  }
  return {
    total: items.length,
    of: number => liking[item(number).scale.key] ?? 3,
    questionId: number => item(number).id,
    takeTime: () => site.db.answer.updateMany({ where: { seconds: { lt: 2 } }, data: { seconds: 5 } }),
  }
}

export async function savedAnswers(site: Site, userId: string) {
  const rows = await site.db.answer.findMany({
    where: { attempt: { userId, version: shortTest } },
    orderBy: { item: { order: 'asc' } },
  })
  return rows.map(({ value }) => value)
}

export async function startTest(page: Page, ready: (page: Page) => Promise<void>) {
  await page.goto(pathOf('test', shortTest))
  await ready(page)
  await page.getByRole('main').getByRole('button', { name: /./ }).first().click()
  await expectQuestion(page, 1)
  await ready(page)
}

export async function expectQuestion(page: Page, number: number, total = 30, language: Language = 'ru') {
  const text = translatorFor(language)('tests', 'question.progress', { number, total })
  await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
}

export function option(page: Page, value: number) {
  return page.getByRole('radio').nth(value - 1)
}

/** The next button, in whichever language the page is. */
export function nextButton(page: Page) {
  const names = languages.flatMap(language => [
    translatorFor(language)('tests', 'question.next'),
    translatorFor(language)('tests', 'question.finish'),
  ])
  return page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) })
}

/** Selects an answer and presses the button, which works with and without script. */
export async function answer(page: Page, value: number) {
  await mark(page, value)
  await nextButton(page).click()
  return 0
}

/** Selects an answer with the keyboard: with script a tap would go to the next question. */
export async function mark(page: Page, value: number) {
  await option(page, value).press('Space')
  await expect(option(page, value)).toBeChecked()
}

/** Answers without a mouse: Tab to the scale, arrow keys to the answer, Tab to the button, Enter. Returns how often Tab
 *  was pressed. */
export async function answerByKeyboard(page: Page, value: number) {
  const radios = page.getByRole('radio')
  const presses = await tabTo(page, radios)
  const chosen = await radios.evaluateAll(all => all.findIndex(radio => (radio as HTMLInputElement).checked))
  if (chosen === -1) await page.keyboard.press('Space')
  const start =
    chosen === -1 ? await radios.evaluateAll(all => all.findIndex(radio => radio === document.activeElement)) : chosen
  const steps = value - 1 - start
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp')
  await expect(option(page, value)).toBeChecked()
  const more = await tabTo(page, nextButton(page))
  await page.keyboard.press('Enter')
  return presses + more
}

/** Presses Tab until one of `targets` has the focus. Returns the number of presses. */
export async function tabTo(page: Page, targets: Locator, atMost = 60) {
  for (let presses = 0; presses <= atMost; presses++) {
    if (await targets.evaluateAll(all => all.some(target => target === document.activeElement))) return presses
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(targets)} within ${atMost} presses.`)
}
