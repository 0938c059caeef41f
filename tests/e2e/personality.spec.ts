import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { createPupil } from './people.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')
/** Scores for social and artistic interests: the resulting professions have the longest texts. */
const muchToSay = {
  INTERESTS: { R: 20, I: 40, A: 75, S: 90, E: 30, C: 25 },
  PERSONALITY: { extraversion: 77, agreeableness: 85, conscientiousness: 50, stability: 48, openness: 80 },
  VALUES: { achievement: 56, independence: 75, recognition: 50, relationships: 88, support: 63, conditions: 50 },
}

test('a pupil finishes her tests, has them analysed, says what she thinks and shows it to her mother', async ({
  page,
  site,
  ready,
  check,
  anotherDevice,
}) => {
  const pupil = await createPupil(site, page.request)
  await test.step('the page says which tests remain', async () => {
    await page.goto(pathOf('personality'))
    await expect(page.getByText(t('personality', 'inactive.done', { done: 0, of: 3 }))).toBeVisible()
    await check(page, { language: 'ru' })
  })

  await test.step('with all of them done one button is left', async () => {
    await completeTests(site.db, pupil.username)
    await page.goto(pathOf('personality'))
    await check(page)
  })

  await test.step('while it is made the stages pass by themselves', async () => {
    const waiting = await holdAnalysis(site, pupil.id)
    await page.goto(pathOf('personality'))
    await expectStage(page, 1)
    await check(page)
    await site.db.making.update({ where: { id: waiting }, data: { stage: 2 } })
    await expectStage(page, 3)
    await site.db.analysis.delete({ where: { id: waiting } })
    await site.db.making.delete({ where: { id: waiting } })
    await expect(page.getByRole('button', { name: t('personality', 'active.go') })).toBeVisible()
  })

  await test.step('the analysis is there without pressing anything more', async () => {
    await ready(page)
    await page.getByRole('button', { name: t('personality', 'active.go') }).click()
    await expect(heading(page, 'firsts')).toBeVisible()
    await unfold(page, t('analysis', 'scales.title'))
    await expect(page.getByRole('table')).toHaveCount(3)
    await expect(page.getByRole('rowheader')).toHaveCount(17)
    await check(page)
  })

  await test.step('she likes the first profession', async () => {
    await ready(page)
    await page.getByRole('link', { name: t('analysis', 'professions.title') }).click()
    await ready(page)
    const likes = page.getByRole('button', { name: new RegExp(`^${t('match', 'thumb.up')}: `) })
    await likes.first().click()
    await expect(likes.first()).toHaveAttribute('aria-pressed', 'true')
    const kept = await site.db.recommendation.findMany({ where: { userId: pupil.id } })
    expect(kept).toMatchObject([{ thumb: 1, rank: 1 }])
    expect(kept[0]!.analysisId).not.toBeNull()
  })

  await test.step('she answers five questions', async () => {
    await unfold(page, t('personality', 'feedback.title'))
    await page
      .getByRole('main')
      .getByRole('link', { name: t('personality', 'feedback.go') })
      .click()
    await expect(page).toHaveURL(pathOf('feedback'))
    await ready(page)
    await check(page)
    for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: t('feedback', 'submit') }).click()
    await expect(page).toHaveURL(pathOf('personality'))
    await expect(page.getByText(t('personality', 'feedback.done'), { exact: true })).toBeVisible()
  })

  const mother = await anotherDevice()
  const link = await test.step('she makes a link, and her mother opens it without an account', async () => {
    await ready(page)
    await unfold(page, t('personality', 'share.title'))
    await page.getByRole('button', { name: t('personality', 'share.go') }).click()
    const open = page.getByRole('link', { name: t('personality', 'share.open'), exact: true })
    await expect(open).toBeVisible()
    const path = (await open.getAttribute('href'))!
    await mother.goto(path)
    await expect(heading(mother, 'firsts')).toBeVisible()
    await expect(mother.getByRole('main')).toContainText('Айгерім')
    await expect(mother.getByRole('main')).not.toContainText('Серік')
    await check(mother)
    return path
  })

  await test.step('she shuts the link', async () => {
    await ready(page)
    await page.getByRole('button', { name: new RegExp(`^${t('personality', 'share.revoke')}`) }).click()
    await expect(page.getByRole('heading', { name: t('personality', 'share.list') })).toBeHidden()
    expect((await mother.goto(link))?.status()).toBe(404)
    await expect(mother.getByText(t('errors', 'reason.share_ended'))).toBeVisible()
  })
})

test(
  'an analysis prints on two sheets of paper, and nothing to press is on them',
  { tag: '@once' },
  async ({ page, site }) => {
    const pupil = await createPupil(site, page.request)
    await completeTests(site.db, pupil.username, muchToSay)
    await page.goto(pathOf('personality'))
    await page.getByRole('button', { name: t('personality', 'active.go') }).click()
    await expect(heading(page, 'firsts')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Айгерім Серік.')).toBeVisible()
    await expect(page.getByRole('button', { name: /./ }).filter({ visible: true })).toHaveCount(0)
    for (const language of ['ru', 'kk', 'en']) {
      await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
      await page.reload()
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(printed.match(/\/Type \/Page\b/g), language).toHaveLength(2)
    }
  },
)

async function unfold(page: Page, title: string) {
  await page.locator('summary').filter({ hasText: title }).click()
}

/** Starts an analysis that stays unfinished, as while a language model is slow. */
async function holdAnalysis(site: Site, userId: string) {
  const { id } = await site.db.making.create({ data: { kind: 'ANALYSIS', userId, openKey: `ANALYSIS ${userId}` } })
  await site.db.analysis.create({ data: { id, makingId: id, userId, language: 'ru', inputs: {} } })
  return id
}

async function expectStage(page: Page, number: 1 | 3) {
  const text = t('waiting', 'now', { number, of: 4, stage: t('personality', `stage.${number}`) })
  await expect(page.getByText(text)).toBeVisible()
}

function heading(page: Page, key: 'firsts') {
  return page.getByRole('heading', { name: t('analysis', key) })
}
