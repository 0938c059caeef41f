import type { APIRequestContext, Page } from '@playwright/test'
import type { Language } from '#app/i18n/config.ts'
import { pathOf } from '#app/paths.ts'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { expect } from './story.ts'
import type { Site } from './site.ts'
import { translatorFor } from './translator.ts'

let made = 0

/** Returns a username that is unique in every Playwright project and repetition. */
export function newUsername() {
  made += 1
  return `story_${process.pid}_${made}`
}

/** Password of people the stories create. People of the demo have the publicly known one, which sign-up refuses. */
export const password = 'Kerek-emes-7'
export const passwordOf = (username: string) => (username.startsWith('story_') ? password : DEMO_PASSWORD)

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, username: string, language: Language = 'ru') {
  const t = translatorFor(language)
  await page.goto(pathOf('login'))
  await page.getByLabel(t('fields', 'emailOrUsername')).fill(username)
  await page.getByLabel(t('auth', 'password')).fill(passwordOf(username))
  await page
    .getByRole('main')
    .getByRole('button', { name: t('auth', 'login.submit') })
    .click()
  await expect(page).not.toHaveURL(pathOf('login'))
}

/** Creates a pupil of sixteen with a personal subscription by posting the real sign-up forms, without opening a page. */
export async function createPupil(site: Site, request: APIRequestContext) {
  const username = newUsername()
  await post(request, pathOf('signup'), {
    firstName: 'Айгерім',
    lastName: 'Серік',
    username,
    password,
    passwordConfirmation: password,
    terms: 'on',
  })
  const about = { occupation: 'PUPIL-10', dateOfBirth: '2010-05-04', gender: 'FEMALE' }
  await post(request, pathOf('onboarding'), about)
  await post(request, pathOf('onboarding', null, { step: '2' }), { cityId: 'almaty', language: 'ru' })
  const { id } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: username } })
  await site.db.personalSubscription.create({ data: { userId: id, until: new Date(Date.now() + 86_400_000) } })
  return { id, username }
}

/** Posts a form as its page would and expects it to be accepted. */
export async function post(request: APIRequestContext, path: string, form: Record<string, string>) {
  const response = await request.post(path, { form, headers: { 'Sec-Fetch-Site': 'same-origin' }, maxRedirects: 0 })
  expect(response.status(), `answer to ${path}`).toBe(302)
}
