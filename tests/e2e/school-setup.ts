import type { APIRequestContext, Page } from '@playwright/test'
import { nameKey } from '#app/domain/text/name-key.ts'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { pathOf } from '#app/paths.ts'
import { createPupil, newUsername, password } from './people.ts'
import type { Site } from './site.ts'
import { expect } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')

type Named = { lastName: string; firstName: string }
export type ListedPupil = Named & { dateOfBirth: string; gender: string }

/** Thirty pupils of one class as in a school's records, some of them with the longest names. */
export const listedPupils: ListedPupil[] = [
  'Абай Ерасыл ұл',
  'Әбдірахманқызы Аяулым қ',
  'Бекмұханбетова Гүлнәзия қ',
  'Досжан Нұрислам ұл',
  'Ержанұлы Әлихан ұл',
  'Жұмабай Томирис қ',
  'Исқақ Бекзат ұл',
  'Қайратқызы Інжу қ',
  'Қуандық Санжар ұл',
  'Мұхаметжанов Дінмұхаммед ұл',
  'Нұрғали Айша қ',
  'Өтеген Раяна қ',
  'Сағындық Мағжан ұл',
  'Серікқызы Меруерт қ',
  'Тәжібай Арлан ұл',
  'Ұлықбек Кәусар қ',
  'Хамит Диас ұл',
  'Шаймерден Ақерке қ',
  'Ысқақова Жібек қ',
  'Ілияс Темірлан ұл',
  'Ким Виктория қ',
  'Литвиненко Артём ұл',
  'Омаров Алдияр ұл',
  'Рахым Назерке қ',
  'Сүлейменова Аружан қ',
  'Тұрсын Бақдәулет ұл',
  'Фазыл Ясмин қ',
  'Шерхан Еркебұлан ұл',
  'Юсупова Малика қ',
  'Ясауи Жандос ұл',
].map((line, at) => {
  const [lastName = '', firstName = '', gender = ''] = line.split(' ')
  return { lastName, firstName, gender, dateOfBirth: `2011-0${(at % 9) + 1}-${10 + (at % 18)}` }
})

export const nameOf = ({ lastName, firstName }: Named) => `${lastName} ${firstName}`

/** Returns the list as an Excel file. `changed` holds wrong dates of birth by last name. */
export async function sheetOf(pupils: ListedPupil[], group: string, changed: Record<string, string> = {}) {
  const columns = ['Тегі', 'Аты', 'Туған күні', 'Сынып', 'Жынысы', 'ЖСН'].map(header => ({ header }))
  const rows = pupils.map(({ lastName, firstName, dateOfBirth, gender }) => {
    const [year, month, day] = dateOfBirth.split('-')
    return [lastName, firstName, changed[lastName] ?? `${day}.${month}.${year}`, group, gender, '110203500000']
  })
  const bytes = await writeSheet(group, columns, rows)
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: `${group}.xlsx`, mimeType, buffer: Buffer.from(bytes) }
}

export type Slip = { username: string; password: string }

/** Reads a person's slip from the open page. */
export async function readSlip(page: Page, name: string): Promise<Slip> {
  const slip = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(slip).toHaveCount(1)
  const [, username = '', secret = ''] = await slip.locator('dd').allInnerTexts()
  return { username, password: secret }
}

/** Signs in with a slip on a classroom computer and chooses a new password; ends at onboarding. */
export async function signInWithSlip(page: Page, slip: Slip, ready: (page: Page) => Promise<void>) {
  await page.goto(pathOf('login'))
  await ready(page)
  await page.getByLabel(t('fields', 'emailOrUsername')).fill(slip.username)
  await page.getByLabel(t('auth', 'password')).fill(slip.password)
  await page.getByLabel(t('auth', 'login.shared')).check()
  await submit(page, t('auth', 'login.submit'))
  await expect(page).toHaveURL(pathOf('newPassword'))
  await ready(page)
  await choosePassword(page)
  await submit(page, t('security', 'new.submit'))
  await expect(page).toHaveURL(new RegExp(pathOf('onboarding')))
  await ready(page)
}

export async function choosePassword(page: Page) {
  await page.locator('#password').fill(password)
  await page.locator('#passwordConfirmation').fill(password)
  await page.locator('#terms').check()
}

/** Completes the first step of onboarding, for a person the site knows nothing about. */
export async function fillAboutStep(page: Page) {
  await page.locator('#occupation').selectOption('EMPLOYED')
  await page.locator('[name=birthDay]').fill('17')
  await page.locator('[name=birthMonth]').selectOption('5')
  await page.locator('[name=birthYear]').fill('1980')
  await page.getByLabel(t('person', 'gender.FEMALE'), { exact: true }).check()
  await submit(page, t('auth', 'onboarding.next'))
}

/** Completes the second step of onboarding. It comes first for pupils whose school has supplied the rest. */
export async function completeOnboarding(page: Page, ready: (page: Page) => Promise<void>) {
  await expect(page).toHaveURL(pathOf('onboarding', null, { step: '2' }))
  await ready(page)
  await page.locator('#cityId').selectOption('almaty')
  await submit(page, t('auth', 'onboarding.submit'))
  await expect(page).toHaveURL(pathOf('feed'))
  await ready(page)
}

export async function submit(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** Creates a school with an empty class, and a colleague who is signed in with `request`. */
export async function createSchool(site: Site, request: APIRequestContext) {
  const { id: userId, username } = await createPupil(site, request)
  const name = { ru: `Школа ${username}`, kk: `Мектеп ${username}` }
  const { id: orgId } = await site.db.organization.create({
    data: {
      name,
      nameKey: nameKey(...Object.values(name)),
      type: 'SCHOOL',
      createdAt: new Date(),
      members: { create: { userId, role: 'ORG_STAFF', status: 'ACTIVE' } },
    },
  })
  return { orgId, username }
}

/** Returns an unused email address. */
export const newAddress = () => `${newUsername()}@mektep.example`
