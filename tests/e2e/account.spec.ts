import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Language } from '#app/i18n/config.ts'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { openLetter } from './mailbox.ts'
import { createPupil, password, signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

type Translate = ReturnType<typeof translatorFor>
const titles = { ru: 'Ошибка: ', kk: 'Қате: ', en: 'Error: ' }

test('a pupil adds her e-mail in Kazakh, changes her password, forgets it and gets back in', async ({
  page,
  context,
  site,
  mode,
  faults,
  ready,
  check,
  anotherDevice,
}) => {
  const t = translatorFor('kk')
  const kazakh = { language: 'kk' } as const
  const { username } = await createPupil(site, (await anotherDevice()).request)
  const address = `${username}@mektep.example`
  const changed = 'Көктем келді-2027'
  const reset = 'Жаңбыр жауды-2028'
  // An email link that has already been used answers 410.
  faults.forgive(/status of 410/)
  await context.addCookies([{ name: 'language', value: 'kk', url: site.url }])
  await site.db.user.update({ where: { usernameFolded: username }, data: { language: 'kk' } })
  await signIn(page, username, 'kk')

  await test.step('without an e-mail she may not change her password, and is told where to add one', async () => {
    await page.goto(pathOf('settings'))
    await ready(page)
    await link(page, t('settings', 'credentials')).click()
    await expect(page).toHaveURL(pathOf('credentials'))
    await expect(page.getByRole('main')).toContainText(t('credentials', 'password.notAllowed'))
    await expect(field(page, 'currentPassword')).toHaveCount(0)
    await check(page, kazakh)
    await link(page, t('credentials', 'email.add')).first().click()
    await expect(page).toHaveURL(pathOf('email'))
    await check(page, kazakh)
  })

  await test.step('her password guards the address: a wrong one is refused, the address stays', async () => {
    await field(page, 'email').fill(address)
    await field(page, 'currentPassword').fill('not-her-password')
    await submit(page, t('credentials', 'email.submit'))
    await expectRefused(page, 'kk', { currentPassword: t('fields', 'invalid.wrongPassword') })
    await expect(field(page, 'email')).toHaveValue(address)
    await expect(field(page, 'currentPassword')).not.toHaveAttribute('value', /./)
    await check(page, kazakh)
    await field(page, 'currentPassword').fill(password)
    await submit(page, t('credentials', 'email.submit'))
    await expect(heading(page)).toHaveText(t('recovery', 'verify.pending'))
    await expect(page.getByRole('main')).toContainText(address)
    await check(page, kazakh)
  })

  await test.step('the email has come; its link asks, and the button confirms', async () => {
    await openLetter(page, address, t('emails', 'verify.subject'))
    await check(page, kazakh)
    await page.getByRole('main').locator('a[href*="/auth/verify-email?token="]').click()
    await expect(heading(page)).toHaveText(t('recovery', 'verify.question'))
    await expect(page.getByRole('main')).toContainText(address)
    await check(page, kazakh)
    await submit(page, t('recovery', 'verify.confirm'))
    await expect(page).toHaveURL(pathOf('verifyEmail'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.email-confirmed'))
    await expect(page.getByRole('main')).toContainText(t('recovery', 'verify.confirmed', { email: address }))
    await check(page, kazakh)
  })

  await test.step('now she may change her password; advice stands there, and with script it is judged live', async () => {
    await page.goto(pathOf('credentials'))
    await ready(page)
    await expect(page.getByRole('main')).toContainText(t('fields', 'strength.advice'))
    await check(page, kazakh)
    await field(page, 'currentPassword').fill(password)
    await field(page, 'password').fill('абв')
    await expectJudged('strength.weak')
    await field(page, 'password').fill(changed)
    await expectJudged('strength.great')
    await field(page, 'passwordConfirmation').fill(changed)
    await submit(page, t('credentials', 'password.submit'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.password-changed'))
    await expect(page).toHaveURL(pathOf('credentials'))
  })

  await test.step('she signs out, and has forgotten it: a link comes by email', async () => {
    await ready(page)
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common', 'nav.logout') })
      .click()
    await expect(page).toHaveURL(pathOf('landing'))
    await page.goto(pathOf('login'))
    await ready(page)
    await link(page, t('auth', 'login.forgot')).click()
    await expect(page).toHaveURL(pathOf('forgotPassword'))
    await check(page, kazakh)
    await page.getByLabel(t('fields', 'emailOrUsername')).fill(username)
    await submit(page, t('recovery', 'forgot.submit'))
    await expect(heading(page)).toHaveText(t('recovery', 'forgot.sent'))
    await check(page, kazakh)
    await openLetter(page, address, t('emails', 'reset.subject'))
    await check(page, kazakh)
  })

  await test.step('by its link she sets another; used again, the link says that it is dead', async () => {
    await page.getByRole('main').locator('a[href*="/auth/reset-password/"]').click()
    await expect(heading(page)).toHaveText(t('recovery', 'reset.title'))
    await expect(page.getByRole('main')).toContainText(t('recovery', 'reset.username', { username }))
    const used = page.url()
    await check(page, kazakh)
    await expect(page.getByRole('main')).toContainText(t('fields', 'strength.advice'))
    await field(page, 'password').fill(reset)
    await expectJudged('strength.great')
    await field(page, 'passwordConfirmation').fill(`${reset}!`)
    await submit(page, t('recovery', 'reset.submit'))
    await expectRefused(page, 'kk', { passwordConfirmation: t('fields', 'invalid.passwordsDiffer') })
    await check(page, kazakh)
    await field(page, 'password').fill(reset)
    await field(page, 'passwordConfirmation').fill(reset)
    await submit(page, t('recovery', 'reset.submit'))
    await expect(page).toHaveURL(pathOf('login'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.password-reset'))

    await page.goto(used)
    await expect(heading(page)).toHaveText(t('recovery', 'dead'))
    await expect(link(page, t('recovery', 'reset.again'))).toHaveAttribute('href', pathOf('forgotPassword'))
    await check(page, kazakh)
  })

  await test.step('the password before is refused, the new one lets her in', async () => {
    await enterWith(changed)
    await expect(page.getByRole('alert')).toBeFocused()
    await enterWith(reset)
    await expect(page).not.toHaveURL(pathOf('login'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.signed-in'))
  })

  async function expectJudged(key: 'strength.weak' | 'strength.great') {
    await expect(page.getByText(t('fields', key), { exact: true })).toHaveCount(mode === 'javascript' ? 1 : 0)
  }

  async function enterWith(secret: string) {
    await page.goto(pathOf('login'))
    await ready(page)
    await page.getByLabel(t('fields', 'emailOrUsername')).fill(username)
    await page.getByLabel(t('auth', 'password')).fill(secret)
    await submit(page, t('auth', 'login.submit'))
  }
})

test('a pupil tells about herself in Russian, shows a certificate and is followed', async ({
  page,
  site,
  ready,
  check,
  anotherDevice,
}) => {
  const t = translatorFor('ru')
  const russian = { language: 'ru' } as const
  const { username } = await createPupil(site, (await anotherDevice()).request)
  const ownPage = pathOf('profile', { username })
  const bio = 'Рисую комиксы.\nЛюблю физику.'
  const certificate = 'Олимпиада по физике'
  await signIn(page, username)

  await test.step('a name of nothing but spaces is refused, and what else was typed stays', async () => {
    await page.goto(pathOf('settings'))
    await check(page, russian)
    await formOf(page, 'firstName').evaluate(doNotCheck)
    await field(page, 'firstName').fill('   ')
    await field(page, 'lastName').fill('Серікқызы')
    await field(page, 'bio').fill(bio)
    await submit(page, t('personal', 'save'))
    await expectRefused(page, 'ru', { firstName: t('person', 'required.firstName') })
    await expect(field(page, 'lastName')).toHaveValue('Серікқызы')
    await expect(field(page, 'bio')).toHaveValue(bio)
    await check(page, russian)
  })

  await test.step('with a name it is saved, and her page shows it', async () => {
    await field(page, 'firstName').fill('Мадина')
    await submit(page, t('personal', 'save'))
    await expectSaved(page, t)
    await expect(page.getByRole('banner')).toContainText('Мадина')
    await page.goto(ownPage)
    await expect(heading(page)).toContainText('Мадина Серікқызы')
    await expect(page.getByRole('main')).toContainText('Люблю физику.')
    await check(page, russian)
  })

  await test.step('an IELTS of 7,3 does not exist; the average mark is also told of four', async () => {
    await page.goto(pathOf('academic'))
    await check(page, russian)
    await field(page, 'gpa').fill('4,5')
    await field(page, 'gpaSystem').selectOption('FIVE')
    await field(page, 'ielts').fill('7.3')
    await submit(page, t('academic', 'save'))
    await expectRefused(page, 'ru', { ielts: t('academic', 'invalid.ielts') })
    await expect(field(page, 'gpa')).toHaveValue('4,5')
    await expect(field(page, 'gpaSystem')).toHaveValue('FIVE')
    await expect(field(page, 'ielts')).toHaveValue('7.3')
    await check(page, russian)
    await field(page, 'ielts').fill('7,5')
    await submit(page, t('academic', 'save'))
    await expectSaved(page, t)
    await expect(page.getByRole('main')).toContainText(t('academic', 'normal', { value: '3,5' }))
    await expect(field(page, 'gpa')).toHaveValue('4,5')
    await expect(field(page, 'ielts')).toHaveValue('7,5')
  })

  await test.step('she adds two languages and removes one', async () => {
    await link(page, t('academic', 'languages.add')).click()
    await expect(page).toHaveURL(pathOf('languages'))
    await check(page, russian)
    await addLanguage('kk', t('academic', 'level.NATIVE'))
    await addLanguage('en', t('academic', 'level.ADVANCED'))
    await check(page, russian)
    await removeButton('en').click()
    await expect(removeButton('en')).toHaveCount(0)
    await expect(removeButton('kk')).toHaveCount(1)
    await expectSaved(page, t)
    await page.goto(ownPage)
    const main = page.getByRole('main')
    await expect(main).toContainText(t('academic', 'level.NATIVE'))
    await expect(main).not.toContainText(t('academic', 'level.ADVANCED'))
    await expect(main).toContainText(t('academic', 'normal', { value: '3,5' }))
    await check(page, russian)
  })

  await test.step('she adds a certificate and finds it on her page', async () => {
    await link(page, t('profile', 'tab.certificates')).click()
    await expect(page.getByRole('main')).toContainText(t('profile', 'none.certificates'))
    await check(page, russian)
    await link(page, t('profile', 'certificates.add')).click()
    await expect(page).toHaveURL(pathOf('newCertificate'))
    await check(page, russian)
    await field(page, 'name').fill(certificate)
    await choosePicture()
    await submit(page, t('files', 'certificate.submit'))
    await expect(page).toHaveURL(pathOf('profile', { username }, { tab: 'certificates' }))
    await expectSaved(page, t)
    await expect(page.getByRole('heading', { name: certificate })).toBeVisible()
    await check(page, russian)
    const file = link(page, `${t('files', 'certificate.picture')}: ${certificate}`)
    const response = await page.request.get((await file.getAttribute('href')) ?? '')
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(/^image\//)
  })

  await test.step('another person follows her and unfollows', async () => {
    const follower = await anotherDevice()
    const other = await createPupil(site, (await anotherDevice()).request)
    await signIn(follower, other.username)
    await follower.goto(ownPage)
    await check(follower, russian)
    await submit(follower, t('profile', 'follow'))
    await expect(follower.getByRole('button', { name: t('profile', 'unfollow'), exact: true })).toBeVisible()
    await expect(followers(follower, 1)).toHaveText('1')
    await page.goto(ownPage)
    await expect(followers(page, 1)).toHaveText('1')
    await ready(follower)
    await submit(follower, t('profile', 'unfollow'))
    await expect(follower.getByRole('button', { name: t('profile', 'follow'), exact: true })).toBeVisible()
    await expect(followers(follower, 0)).toHaveText('0')
  })

  await test.step('she deletes the certificate once she has said that she means it', async () => {
    await page.goto(pathOf('profile', { username }, { tab: 'certificates' }))
    await ready(page)
    await link(page, `${t('files', 'certificate.delete')}: ${certificate}`).click()
    await expect(heading(page)).toHaveText(t('files', 'certificateDelete.title'))
    await check(page, russian)
    await submit(page, t('files', 'certificateDelete.submit'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.deleted'))
    await expect(page.getByRole('main')).toContainText(t('profile', 'none.certificates'))
    await expect(page.getByRole('heading', { name: certificate })).toHaveCount(0)
  })

  async function addLanguage(code: string, level: string) {
    await field(page, 'language').selectOption(code)
    await page.getByLabel(level, { exact: true }).check()
    await submit(page, t('academic', 'languages.save'))
    await expect(removeButton(code)).toBeVisible()
    await expect(field(page, 'language')).toHaveValue('')
    await ready(page)
  }

  function removeButton(code: string) {
    return page.getByRole('main').locator(`button[name=language][value=${code}]`)
  }

  async function choosePicture() {
    const create = { width: 640, height: 480, channels: 3 as const, background: '#2b6e5f' }
    const buffer = await sharp({ create }).png().toBuffer()
    const choosing = page.waitForEvent('filechooser')
    await field(page, 'file').click()
    await (await choosing).setFiles({ name: 'диплом.png', mimeType: 'image/png', buffer })
  }

  /** The follower count beside its label, which is in the grammatical form for this count. */
  function followers(where: Page, count: number) {
    return where
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: where.getByText(t('profile', 'count.followers', { count }), { exact: true }) })
      .locator('dd')
  }
})

test('a pupil takes her data home in English, asks to be deleted and stays after all', async ({
  page,
  context,
  site,
  ready,
  check,
  anotherDevice,
}) => {
  const t = translatorFor('en')
  const english = { language: 'en' } as const
  const { username } = await createPupil(site, (await anotherDevice()).request)
  await context.addCookies([{ name: 'language', value: 'en', url: site.url }])
  await signIn(page, username, 'en')

  await test.step('she agrees to news and takes that back', async () => {
    await page.goto(pathOf('settings'))
    await ready(page)
    await link(page, t('settings', 'myData')).click()
    await expect(page).toHaveURL(pathOf('myData'))
    await check(page, english)
    for (const [press, state] of [
      ['optional.MARKETING.give', 'optional.MARKETING.on'],
      ['optional.MARKETING.revoke', 'optional.MARKETING.off'],
      ['optional.MARKETING.give', 'optional.MARKETING.on'],
    ] as const) {
      await submit(page, t('data', press))
      await expect(page.getByRole('main')).toContainText(t('data', state))
      await ready(page)
    }
    await check(page, english)
  })

  await test.step('her data comes as an archive, for her password only', async () => {
    const section = page.getByRole('region', { name: t('data', 'export.title') })
    await field(page, 'password').fill('not-her-password')
    await section.getByRole('button').click()
    await expectRefused(page, 'en', { password: t('fields', 'invalid.wrongPassword') })
    await check(page, english)
    await field(page, 'password').fill(password)
    const downloading = page.waitForEvent('download')
    await section.getByRole('button').click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const archive = await readFile(await download.path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.byteLength).toBeGreaterThan(1000)
  })

  await test.step('she asks to be deleted, which takes her password and a mark', async () => {
    await page.goto(pathOf('myData'))
    await ready(page)
    await link(page, t('data', 'close.go')).click()
    await expect(heading(page)).toHaveText(t('data', 'close.title'))
    await check(page, english)
    await field(page, 'password').fill('not-her-password')
    await field(page, 'understood').check()
    await submit(page, t('data', 'close.title'))
    await expectRefused(page, 'en', { password: t('fields', 'invalid.wrongPassword') })
    await check(page, english)
    await field(page, 'password').fill(password)
    await field(page, 'understood').check()
    await submit(page, t('data', 'close.title'))
    await expect(page).toHaveURL(pathOf('myData'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.account-deletion'))
    await expect(page.getByRole('button', { name: t('data', 'deletion.keep') })).toBeVisible()
    await check(page, english)
  })

  await test.step('every page tells her until when she may change her mind, and she does', async () => {
    const back = page.getByRole('main').getByRole('link', { name: t('common', 'deletion.go') })
    await page.goto(pathOf('feed'))
    const [before = '', after = ''] = t('common', 'deletion.banner', { date: '|' }).split('|')
    await expect(page.getByRole('main')).toContainText(before.trim())
    await expect(page.getByRole('main')).toContainText(after.trim())
    await check(page, english)
    await back.click()
    await expect(page).toHaveURL(pathOf('myData'))
    await ready(page)
    await submit(page, t('data', 'deletion.keep'))
    await expect(page.getByRole('status')).toContainText(t('common', 'toast.account-kept'))
    await page.goto(pathOf('feed'))
    await expect(heading(page)).toBeVisible()
    await expect(back).toHaveCount(0)
  })
})

test('an organisation applies, and the ministry marks that it was answered', async ({
  page,
  ready,
  check,
  anotherDevice,
}) => {
  const t = translatorFor('ru')
  const organization = `Гимназия № ${Date.now()}`
  const message = 'Начнём в сентябре.\nДва десятых класса.'

  await test.step('a guest finds the form at the foot of the page; a phone of words is refused, the rest stays', async () => {
    await page.goto(pathOf('landing'))
    await ready(page)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('common', 'foot.partners') })
      .click()
    await expect(page).toHaveURL(pathOf('partners'))
    await check(page)
    await field(page, 'organization').fill(organization)
    await field(page, 'type').selectOption('SCHOOL')
    await field(page, 'city').fill('Талдыкорган')
    await field(page, 'people').fill('120')
    await field(page, 'contactName').fill('Сәуле Нұрланқызы')
    await field(page, 'email').fill('saule@gymnasium.example')
    await field(page, 'phone').fill('позвоните')
    await field(page, 'message').fill(message)
    await submit(page, t('partners', 'submit'))
    await expectRefused(page, 'ru', { phone: t('partners', 'invalid.phoneInvalid') })
    await expect(field(page, 'organization')).toHaveValue(organization)
    await expect(field(page, 'type')).toHaveValue('SCHOOL')
    await expect(field(page, 'message')).toHaveValue(message)
    await check(page)
  })

  await test.step('with a number it is sent', async () => {
    await field(page, 'phone').fill('+7 701 123 45 67')
    await submit(page, t('partners', 'submit'))
    await expect(heading(page)).toHaveText(t('partners', 'sent.title'))
    await check(page)
  })

  await test.step('the ministry finds it and marks it', async () => {
    const official = await anotherDevice()
    const row = official.getByRole('row').filter({ hasText: organization })
    await signIn(official, 'ministry')
    await official.goto(adminPathOf('admin'))
    await ready(official)
    await link(official, t('admin', 'applications')).click()
    await expect(official).toHaveURL(adminPathOf('applications'))
    await expect(row).toContainText(t('partners', 'admin.open'))
    await expect(row).toContainText('saule@gymnasium.example')
    await check(official)
    await row.getByRole('button', { name: t('partners', 'admin.answer') }).click()
    await expect(row.getByRole('button', { name: t('partners', 'admin.reopen') })).toBeVisible()
    await ready(official)
    await link(official, t('partners', 'state.open')).click()
    await expect(official).toHaveURL(adminPathOf('applications', null, { state: 'open' }))
    await expect(row).toHaveCount(0)
    await check(official)
    await link(official, t('partners', 'state.answered')).click()
    await expect(row).toHaveCount(1)
    await check(official)
  })
})

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

function field(page: Page, id: string) {
  return page.getByRole('main').locator(`#${id}`)
}

function formOf(page: Page, id: string) {
  return page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator(`#${id}`) })
}

/** Turns browser validation off, as in an old browser, so that the server does all validation. */
function doNotCheck(form: HTMLElement | SVGElement) {
  ;(form as HTMLFormElement).noValidate = true
}

function link(page: Page, name: string) {
  return page.getByRole('main').getByRole('link', { name, exact: true })
}

async function submit(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

async function expectSaved(page: Page, t: Translate) {
  await expect(page.getByRole('status')).toContainText(t('common', 'toast.saved'))
}

/** The page title begins with the error, the summary lists the fields to correct, and each field shows its own error. */
async function expectRefused(page: Page, language: Language, errors: Record<string, string>) {
  const summary = page.getByRole('alert')
  await expect
    .poll(async () => (await summary.getByRole('link').allInnerTexts()).toSorted())
    .toEqual(Object.values(errors).toSorted())
  await expect(summary).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${titles[language]}`))
  for (const [id, message] of Object.entries(errors)) {
    await expect(field(page, id)).toHaveAccessibleDescription(
      new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
    )
    await expect(field(page, id)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(Object.keys(errors).length)
}
