import type { Page } from '@playwright/test'
import { projectPathOf } from '#app/paths/projects.ts'
import type { ProjectStep } from '#app/domain/projects/steps.ts'
import { noise } from '#tests/world/pictures.ts'
import { makeProject } from '#tests/world/projects.ts'
import { signIn } from './people.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')
const kazakh = { language: 'kk' } as const
const main = (page: Page) => page.getByRole('main')

test('a pupil makes a project with a banner, goals and pictures in five steps on two devices, in Kazakh', async ({
  page,
  site,
  check,
  ready,
  anotherDevice,
}) => {
  // A longer number would be taken for a telephone number.
  const name = `Нұраның күнделігі ${Date.now() % 10_000}`
  const goals = [
    'Деңгейді күн сайын өлшеу',
    'Датчикпен салыстыру',
    'Айырманың себебін табу',
    'Қорытындысын сыныпта айту',
  ]
  let device = page

  await beHereForLong(site, 'pupil2')

  await test.step('the first two steps are filled in on one device', async () => {
    await come(device, site, 'pupil2')
    await device.goto(projectPathOf('newProject'))
    await check(device, kazakh)
    await fill(device, 'name', name)
    await fill(device, 'description', 'Өзеннің деңгейін күн сайын, үш ай қатарынан өлшейміз.')
    await next(device)
    await fill(device, 'story', 'Өзен мектептен жүз метр жерде, ал онда қанша су барын ешкім білмейді.')
    await fill(device, 'telegram', '@nura_kundeligi')
    await next(device)
    await expect(main(device)).toContainText(t('projectTexts', 'step.skills'))
    await check(device, kazakh)
  })

  await test.step('and waits on another, first in the list of what was begun', async () => {
    device = await anotherDevice()
    await come(device, site, 'pupil2')
    await device.goto(projectPathOf('newProject'))
    const waiting = main(device).getByRole('listitem').filter({ hasText: name })
    await waiting.getByRole('link', { name: t('projectTexts', 'drafts.continue') }).click()
    await expect(main(device).getByRole('heading', { level: 1 })).toHaveText(t('projectTexts', 'step.skills'))
    await ready(device)
  })

  await test.step('goals are added, moved and taken out, a skill and an interest named', async () => {
    for (const [row, goal] of goals.entries()) {
      if (row > 0) await press(device, t('list', 'add'))
      await goalField(device, row + 1).fill(goal)
    }
    await press(device, t('list', 'up', { number: 3 }))
    await expect(goalField(device, 2)).toHaveValue(goals[2]!)
    await press(device, t('list', 'remove', { number: 4 }))
    await expect(goalField(device, 4)).toHaveCount(0)
    await fill(device, 'newSkill', 'Рейкамен өлшеу')
    await press(device, t('projectFields', 'newSkill.add'))
    await expect(
      main(device).getByRole('button', { name: t('projectFields', 'skill.remove', { skill: 'Рейкамен өлшеу' }) }),
    ).toBeVisible()
    await main(device).locator('input[name=interests][value=GEOGRAPHY]').check()
    await next(device)
  })

  await test.step('a banner and four pictures come one by one, one of them is moved', async () => {
    await expect(main(device).getByLabel(t('projectFields', 'banner')).first()).toBeVisible()
    await main(device)
      .locator('input[name=banner]')
      .setInputFiles(await picture(1200, 300))
    await press(device, t('projectFields', 'banner.save'))
    await expect(main(device).getByAltText(t('projectFields', 'banner.alt'))).toBeVisible()
    for (let number = 1; number <= 4; number += 1) {
      await main(device)
        .locator('input[name=image]')
        .setInputFiles(await picture(400 + number, 300))
      await main(device).locator('input[name=description]').fill(`Сурет ${number}`)
      await press(device, t('projectFields', 'image.add'))
      await expect(shown(device, number)).toHaveValue(`Сурет ${number}`)
    }
    await press(device, t('projectFields', 'image.up', { number: 2 }))
    await expect(shown(device, 1)).toHaveValue('Сурет 2')
    await check(device, kazakh)
    await next(device)
  })

  await test.step('everything is read once more, and the project is opened to her school', async () => {
    await expect(main(device)).toContainText(goals[2]!)
    await check(device, kazakh)
    await expect(main(device).getByLabel(t('projectTexts', 'audience.ORGANIZATION'))).toBeChecked()
    await press(device, t('projectTexts', 'review.open'))
    await expect(main(device).getByRole('heading', { level: 1 })).toHaveText(t('projectTexts', 'made.title'))
    await check(device, kazakh)
    const project = await site.db.project.findFirstOrThrow({
      where: { name },
      include: { objectives: { orderBy: { order: 'asc' } }, images: true },
    })
    expect(project.objectives.map(({ text }) => text)).toEqual([goals[0], goals[2], goals[1]])
    expect([project.state, project.images.length, project.bannerId === null]).toEqual(['SHOWN', 4, false])
  })
})

test(
  'nobody loses what a step holds unsent without being asked',
  { tag: '@javascript' },
  async ({ page, site, ready }) => {
    const { id: lead } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil4' } })
    await beHereForLong(site, 'pupil4')
    const projectId = await makeProject(site.db, { lead, state: 'DRAFT', organizationId: 'demo-lyceum' })
    const question = t('projectForm', 'leave.question')
    const asked: string[] = []
    page.on('dialog', dialog => {
      asked.push(dialog.type() === 'beforeunload' ? dialog.type() : dialog.message())
      void dialog.dismiss()
    })
    const goals = main(page).getByRole('textbox', { name: t('projectFields', 'objective', { number: 3 }) })
    const steps: { step: ProjectStep; path: string; change: () => Promise<void>; save: () => Promise<void> }[] = [
      {
        step: 'basic',
        path: projectPathOf('projectBasic', { projectId }),
        change: () => fill(page, 'name', 'Көктемгі су картасы'),
        save: () => next(page),
      },
      {
        step: 'details',
        path: projectPathOf('projectDetails', { projectId }),
        change: () => fill(page, 'story', 'Ауыл тұрғындарының әңгімелерін жинап, картаға түсіреміз.'),
        save: () => next(page),
      },
      {
        step: 'skills',
        path: projectPathOf('projectSkills', { projectId }),
        // A row added with a button counts as an unsaved change, like typed text.
        change: async () => {
          await press(page, t('list', 'add'))
          await goals.fill('Картаны мектепте көрсету')
        },
        save: () => next(page),
      },
      {
        step: 'media',
        path: projectPathOf('projectMedia', { projectId }),
        change: async () => {
          const banner = await picture(1200, 300)
          await main(page).locator('input[name=banner]').setInputFiles(banner)
        },
        save: async () => {
          await press(page, t('projectFields', 'banner.save'))
          await expect(main(page).getByAltText(t('projectFields', 'banner.alt'))).toBeVisible()
        },
      },
      {
        step: 'review',
        path: projectPathOf('projectReview', { projectId }),
        change: () => main(page).getByLabel(t('projectTexts', 'audience.EVERYONE')).check(),
        save: async () => {
          await press(page, t('projectTexts', 'review.open'))
          await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(t('projectTexts', 'made.title'))
        },
      },
    ]

    await come(page, site, 'pupil4')
    for (const { step, path, change, save } of steps) {
      await test.step(`of the step ${step}`, async () => {
        await page.goto(path)
        await ready(page)
        await change()
        const other = step === 'basic' ? 'details' : 'basic'
        const way = main(page).getByRole('list', { name: t('projectForm', 'steps') })
        await way.getByRole('link', { name: t('projectTexts', `step.${other}`) }).click()
        await expect.poll(() => asked).toEqual([question])
        await page.evaluate(() => location.reload())
        await expect.poll(() => asked).toEqual([question, 'beforeunload'])
        expect(new URL(page.url()).pathname).toBe(path)
        await save()
        expect(asked).toHaveLength(2)
        asked.length = 0
      })
    }
    const { name, objectives } = await site.db.project.findUniqueOrThrow({
      where: { id: projectId },
      include: { objectives: true },
    })
    expect([name, objectives.length]).toEqual(['Көктемгі су картасы', 3])
    await site.db.project.delete({ where: { id: projectId } })
  },
)

/** Makes an account older than seven days: links of younger ones wait for a moderator. */
async function beHereForLong(site: Site, usernameFolded: string) {
  const joined = new Date(Date.now() - 30 * 24 * 60 * 60 * 1000)
  await site.db.user.update({ where: { usernameFolded }, data: { createdAt: joined } })
}

async function come(page: Page, site: Site, username: string) {
  await page.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
  await signIn(page, username, 'kk')
}

const goalField = (page: Page, number: number) =>
  main(page).getByLabel(t('projectFields', 'objective', { number }), { exact: true })
const shown = (page: Page, number: number) =>
  main(page).getByLabel(new RegExp(`^${t('projectFields', 'shows', { number })}`))

const fill = (page: Page, name: string, text: string) =>
  main(page).locator(`:is(input, textarea)[name=${name}]`).fill(text)
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click()

/** Saves a step and waits for the next one. */
async function next(page: Page) {
  const before = page.url()
  await press(page, t('projectForm', 'next'))
  await page.waitForURL(url => url.href !== before)
}

async function picture(width: number, height: number) {
  const buffer = await noise({ width, height }).jpeg().toBuffer()
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
}
