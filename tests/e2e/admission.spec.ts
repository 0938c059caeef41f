import { pathOf } from '#app/paths.ts'
import { createPupil } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')

/** Eight institutions and the programme groups to choose there, all open to applicants with mathematics and
 *  informatics. */
const wanted = [
  ['kaznu', 'B057'],
  ['enu', 'B057'],
  ['satbayev', 'B057'],
  ['aitu', 'B057'],
  ['iitu', 'B058'],
  ['buketov', 'B057'],
  ['auezov', 'B057'],
  ['toraighyrov', 'B057'],
] as const

test('a pupil with 98 points learns in Kazakh what her chances of eight programmes are, why, and what would change them', async ({
  page,
  context,
  site,
  ready,
  check,
}) => {
  const pupil = await createPupil(site, page.request)
  await context.addCookies([{ name: 'language', value: 'kk', url: site.url }])

  await test.step('she finds universities by what she wants to study and picks them', async () => {
    await page.goto(pathOf('institutions', null, { country: 'kz', major: 'B057' }))
    await ready(page)
    await check(page, { language: 'kk' })
    for (const [institutionId] of wanted) {
      await page.goto(pathOf('institution', { institutionId }))
      await ready(page)
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(`^${t('picks', 'add')}`) })
        .first()
        .click()
      await expect.poll(() => site.db.institutionPick.count({ where: { userId: pupil.id, institutionId } })).toBe(1)
    }
  })

  await test.step('she chooses a programme in each and tells her score', async () => {
    await page.goto(pathOf('programmes'))
    await ready(page)
    await check(page, { language: 'kk' })
    const selects = page.locator('select[name^=major]')
    await expect(selects).toHaveCount(wanted.length)
    for (const [at, [institutionId, code]] of wanted.entries()) {
      await selects.nth(at).selectOption(`${institutionId}-${code.toLowerCase()}`)
    }
    await page.getByLabel(t('programmes', 'unt'), { exact: true }).fill('98')
    await page.locator('select[name=untSubjects]').selectOption('MATHEMATICS+COMPUTER_SCIENCE')
    await page.getByRole('button', { name: t('programmes', 'go') }).click()
  })

  await test.step('the chances come by themselves', async () => {
    await expect(page.getByRole('heading', { name: t('chances', 'programmes') })).toBeVisible()
    await ready(page)
    await check(page, { language: 'kk' })
    const programmes = page.getByRole('main').locator('ol > li')
    await expect(programmes).toHaveCount(wanted.length)
    await expect(programmes.locator('details[open]')).toHaveCount(1)
    for (const programme of await programmes.all()) {
      if (!(await programme.locator('details[open]').count())) await programme.locator('summary').first().click()
      await expect(programme).toContainText(/\d+\u00a0%/)
      await expect(programme).toContainText(t('chance', 'counted.unt', { score: 98 }))
      await expect(programme.getByRole('heading', { name: t('chances', 'lift') })).toBeVisible()
    }
  })

  await test.step('what she told is in her profile', async () => {
    const record = await site.db.academicRecord.findUniqueOrThrow({ where: { userId: pupil.id } })
    expect(record).toMatchObject({ unt: 98, untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', rural: null })
  })

  await test.step('she raises her score, asks again and compares', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: t('chances', 'change') })
      .click()
    await expect(page).toHaveURL(new RegExp(pathOf('programmes')))
    await ready(page)
    await expect(page.locator('select[name^=major]').first()).toHaveValue('kaznu-b057')
    await page.getByLabel(t('programmes', 'unt'), { exact: true }).fill('120')
    await page.getByRole('button', { name: t('programmes', 'go') }).click()
    await expect(page.getByRole('heading', { name: t('chances', 'programmes') })).toBeVisible()
    await page.goto(pathOf('admissions'))
    await ready(page)
    await page.getByRole('button', { name: t('chances', 'history.compare') }).click()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(wanted.length + 1)
    await check(page, { language: 'kk' })
  })
})
