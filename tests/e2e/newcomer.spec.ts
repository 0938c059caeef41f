import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { newUsername, password } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')
const kazakh = { language: 'kk' } as const

test(
  'a newcomer signs up in Kazakh, mends her mistakes, is onboarded and meets the paywall',
  { tag: '@lite' },
  async ({ page, ready, check }) => {
    const username = newUsername()

    await test.step('she chooses Kazakh and finds the form', async () => {
      await page.goto('/')
      await ready(page)
      await page.getByRole('contentinfo').getByRole('button', { name: 'Қазақша' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'kk')
      await check(page, kazakh)
      await page
        .getByRole('main')
        .getByRole('link', { name: t('landing', 'hero.start') })
        .first()
        .click()
      await expect(page).toHaveURL(pathOf('signup'))
      await check(page, kazakh)
    })

    await test.step('names of nothing but spaces are refused, each beside its field', async () => {
      await page.locator('main form').evaluate(doNotCheck)
      await fillSignUp(page, { firstName: '   ', lastName: '  ', username })
      await submit(page, t('auth', 'signup.submit'))
      await expectRefused(page, {
        firstName: t('person', 'required.firstName'),
        lastName: t('person', 'required.lastName'),
      })
      await expect(field(page, 'username')).toHaveValue(username)
      await expect(page.getByLabel(t('auth', 'signup.marketing'))).toBeChecked()
      await check(page, kazakh)
      await page.getByRole('alert').getByRole('link').nth(1).click()
      await expect(field(page, 'lastName')).toBeFocused()
      // The errors of the refused form are still shown.
      await expect(field(page, 'lastName')).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('two passwords that differ are refused, and no password comes back from the server', async () => {
      await fillSignUp(page, { firstName: 'Ұлпан', lastName: 'Әбдіғалиқызы', username, again: `${password}!` })
      await submit(page, t('auth', 'signup.submit'))
      await expectRefused(page, { passwordConfirmation: t('fields', 'invalid.passwordsDiffer') })
      await expect(field(page, 'firstName')).toHaveValue('Ұлпан')
      await expect(field(page, 'lastName')).toHaveValue('Әбдіғалиқызы')
      await expect(field(page, 'password')).not.toHaveAttribute('value', /./)
    })

    await test.step('a name that is taken is refused, whatever the case of its emails', async () => {
      await fillSignUp(page, { firstName: 'Ұлпан', lastName: 'Әбдіғалиқызы', username: 'ARUZHAN' })
      await submit(page, t('auth', 'signup.submit'))
      await expectRefused(page, { username: t('person', 'invalid.usernameTaken') })
      await expect(field(page, 'username')).toHaveValue('ARUZHAN')
    })

    await test.step('with everything right she is asked about herself', async () => {
      await fillSignUp(page, { firstName: 'Ұлпан', lastName: 'Әбдіғалиқызы', username })
      await submit(page, t('auth', 'signup.submit'))
      await expect(page).toHaveURL(pathOf('onboarding'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('auth', 'onboarding.about'))
      await expectOnOneScreen(page)
      await check(page, kazakh)
    })

    await test.step('a birthday that has not come and an empty answer are refused', async () => {
      await page.locator('main form').evaluate(doNotCheck)
      await page.getByLabel(t('person', 'gender.FEMALE'), { exact: true }).check()
      await fillBirthday(page, '1', '1', '2090')
      await submit(page, t('auth', 'onboarding.next'))
      await expectRefused(page, {
        occupation: t('auth', 'required.occupation'),
        dateOfBirth: t('auth', 'invalid.dateInFuture'),
      })
      await check(page, kazakh)
      await page.getByRole('alert').getByRole('link').nth(1).click()
      await expect(field(page, 'dateOfBirth')).toBeFocused()
      await expect(page.getByLabel(t('person', 'gender.FEMALE'), { exact: true })).toBeChecked()

      await field(page, 'occupation').selectOption('PUPIL-10')
      await submit(page, t('auth', 'onboarding.next'))
      await expectRefused(page, { dateOfBirth: t('auth', 'invalid.dateInFuture') })
      await expect(page.getByLabel(t('person', 'gender.FEMALE'), { exact: true })).toBeChecked()
      await expect(field(page, 'occupation')).toHaveValue('PUPIL-10')
    })

    await test.step('the second step asks where she lives; back and again nothing has to be said twice', async () => {
      await fillBirthday(page, '1', '9', '2010')
      await submit(page, t('auth', 'onboarding.next'))
      await expect(page).toHaveURL(pathOf('onboarding', null, { step: '2' }))
      await expectOnOneScreen(page)
      await check(page, kazakh)

      await field(page, 'cityId').selectOption('almaty')
      await submit(page, t('auth', 'onboarding.back'))
      await expect(page).toHaveURL(pathOf('onboarding', null, { step: '1' }))
      await expect(field(page, 'occupation')).toHaveValue('PUPIL-10')
      for (const [name, value] of Object.entries({ birthDay: '1', birthMonth: '9', birthYear: '2010' }))
        await expect(page.locator(`[name=${name}]`)).toHaveValue(value)

      await page.goto(pathOf('onboarding'))
      await ready(page)
      await expect(page).toHaveURL(pathOf('onboarding', null, { step: '2' }))
      await expect(field(page, 'cityId')).toHaveValue('almaty')
    })

    await test.step('then she is at home, and the way to the test leads to the paywall, which says why', async () => {
      await submit(page, t('auth', 'onboarding.submit'))
      await expect(page).toHaveURL(pathOf('feed'))
      await expect(page.getByRole('status')).toContainText(t('common', 'toast.onboarded'))
      await check(page, kazakh)

      const test = pathOf('test', { testId: 'interests-short' })
      await page.goto(test)
      await check(page, kazakh)
      await page.getByRole('button', { name: t('tests', 'go.new') }).click()
      await expect(page).toHaveURL(pathOf('paywall', null, { reason: 'user_free', redirect: test }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('paywall', 'user_free.title'))
      await check(page, kazakh)
    })
  },
)

test('a form that is not filled in is stopped by the browser before anything is sent', async ({ page, ready }) => {
  await page.goto(pathOf('signup'))
  await ready(page)
  const sent: string[] = []
  page.on('request', request => sent.push(request.method()))
  await page
    .getByRole('main')
    .getByRole('button', { name: translatorFor('ru')('auth', 'signup.submit') })
    .click()
  await expect(field(page, 'firstName')).toBeFocused()
  expect(sent).not.toContain('POST')
})

type Typed = { firstName: string; lastName: string; username: string; again?: string }

async function fillSignUp(page: Page, { firstName, lastName, username, again = password }: Typed) {
  await field(page, 'firstName').fill(firstName)
  await field(page, 'lastName').fill(lastName)
  await field(page, 'username').fill(username)
  await field(page, 'password').fill(password)
  await field(page, 'passwordConfirmation').fill(again)
  await field(page, 'terms').check()
  await field(page, 'marketing').check()
}

async function fillBirthday(page: Page, day: string, month: string, year: string) {
  await page.getByLabel(t('auth', 'birth.day'), { exact: true }).fill(day)
  await page.getByLabel(t('auth', 'birth.month'), { exact: true }).selectOption(month)
  await page.getByLabel(t('auth', 'birth.year'), { exact: true }).fill(year)
}

/** Turns browser validation off, as in an old browser, so that the server does all validation. */
function doNotCheck(form: HTMLElement | SVGElement) {
  ;(form as HTMLFormElement).noValidate = true
}

function field(page: Page, id: string) {
  return page.locator(`#${id}`)
}

async function submit(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** Expects the whole step, with its button, to fit on the screen of a small phone. */
async function expectOnOneScreen(page: Page) {
  const before = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByRole('main').getByRole('button').last()).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(before)
}

/** The page title begins with the error, the summary has the focus and lists the fields to correct, and each field
 *  shows its own error. */
async function expectRefused(page: Page, errors: Record<string, string>) {
  const summary = page.getByRole('alert')
  await expect
    .poll(async () => (await summary.getByRole('link').allInnerTexts()).toSorted())
    .toEqual(Object.values(errors).toSorted())
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(/^Қате: /)
  for (const [id, message] of Object.entries(errors)) {
    await expect(field(page, id)).toHaveAccessibleDescription(new RegExp(`Қате: ${message}`))
    await expect(field(page, id)).toHaveAttribute('aria-invalid', 'true')
  }
  // A date in the future is an error of all three of its fields.
  const wrong = Object.keys(errors).length + (errors.dateOfBirth ? 2 : 0)
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(wrong)
}
