import type { Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { makeProject } from '#tests/world/projects.ts'
import { signIn } from './people.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')
const kazakh = { language: 'kk' } as const
const main = (page: Page) => page.getByRole('main')

test('a pupil asks to join a project in Kazakh, is accepted, writes its news and is handed it @plain', async ({
  page,
  site,
  check,
  anotherDevice,
}) => {
  const lead = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil2' } })
  const name = `Робот қолы ${Date.now()}`
  const id = await makeProject(site.db, { lead: lead.id, organizationId: 'demo-lyceum', name })
  const address = projectPathOf('project', { projectId: id })
  const why = 'Картонмен жұмыс істеймін, сызба оқи аламын.'
  const news = 'Бүгін саусақтары бүгілді.'
  const other = await anotherDevice()

  await test.step('she reads what it is and asks to join', async () => {
    await come(page, site, 'pupil3')
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await check(page, kazakh)
    await main(page)
      .getByRole('link', { name: t('project', 'join'), exact: true })
      .click()
    await check(page, kazakh)
    await main(page).getByLabel(t('project', 'join.words')).fill('Қалаймын')
    await main(page)
      .getByRole('button', { name: t('project', 'join.send') })
      .click()
    await expect(main(page)).toContainText(t('project', 'invalid.tooShort'))
    await main(page).getByLabel(t('project', 'join.words')).fill(why)
    await main(page)
      .getByRole('button', { name: t('project', 'join.send') })
      .click()
    await expect(page).toHaveURL(address)
    await expect(main(page).getByRole('button', { name: t('project', 'withdraw') })).toBeVisible()
  })

  await test.step('the lead is told and takes her in', async () => {
    await come(other, site, 'pupil2')
    await other.goto(pathOf('notifications'))
    await main(other).getByRole('button', { name }).first().click()
    await expect(main(other)).toContainText(why)
    await check(other, kazakh)
    await main(other)
      .getByRole('button', { name: t('project', 'team.accept'), exact: true })
      .click()
    await expect(main(other)).toContainText(t('project', 'team.requests.none'))
  })

  await test.step('she reads that she is in, says what she does and tells what is new', async () => {
    await page.goto(pathOf('notifications'))
    await main(page)
      .getByRole('button', { name: t('notificationTexts', 'projectAnswered.yes', { project: name }) })
      .click()
    await expect(page).toHaveURL(address)
    await main(page)
      .getByRole('link', { name: t('project', 'team.open') })
      .click()
    await main(page)
      .getByRole('link', { name: t('project', 'team.duty') })
      .click()
    await main(page).getByLabel(t('project', 'member.duty')).fill('саусақтары')
    await main(page)
      .getByRole('button', { name: t('project', 'member.save'), exact: true })
      .click()
    await expect(main(page)).toContainText('саусақтары')
    await page.goto(projectPathOf('projectUpdate', { projectId: id }))
    await main(page).getByLabel(t('compose', 'text'), { exact: true }).fill(news)
    await main(page)
      .getByRole('button', { name: t('compose', 'publish'), exact: true })
      .click()
    await expect(main(page).getByRole('article').filter({ hasText: news })).toBeVisible()
    await main(page)
      .getByRole('button', { name: new RegExp(`^${t('project', 'goal.tick')}`) })
      .first()
      .click()
    await expect(main(page)).toContainText(t('project', 'goals.of', { done: 1, count: 2 }))
  })

  await test.step('the lead has her news in the feed', async () => {
    await other.goto(pathOf('feed', null, { tab: 'following' }))
    await expect(main(other).getByRole('article').filter({ hasText: news })).toContainText(name)
  })

  await test.step('the lead offers it to her, and leads it until she agrees', async () => {
    await other.goto(projectPathOf('projectTeam', { projectId: id }))
    await main(other).getByLabel(t('project', 'team.to')).selectOption('pupil3')
    await main(other)
      .getByRole('button', { name: t('project', 'team.goOn') })
      .click()
    await check(other, kazakh)
    await main(other)
      .getByRole('button', { name: t('project', 'team.sureDo'), exact: true })
      .click()
    await expect(main(other)).toContainText(t('project', 'offer.waitsText'))
    await check(other, kazakh)
    await page.goto(pathOf('notifications'))
    await main(page).getByRole('button', { name }).first().click()
    await expect(main(page)).toContainText(t('project', 'offer.text'))
    await check(page, kazakh)
    await main(page)
      .getByRole('button', { name: t('project', 'offer.accept'), exact: true })
      .click()
    await expect(main(page).getByRole('heading', { name: t('project', 'team.handOver') })).toBeVisible()
  })

  await test.step('and can leave it then', async () => {
    await other.goto(projectPathOf('leaveProject', { projectId: id }))
    await main(other)
      .getByRole('button', { name: t('project', 'leave.do') })
      .click()
    await expect(other).toHaveURL(address)
    await expect(main(other).getByRole('link', { name: t('project', 'team.open') })).toHaveCount(0)
  })

  await site.db.project.delete({ where: { id } })
})

async function come(page: Page, site: Site, username: string) {
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
  await signIn(page, username, 'kk')
}
