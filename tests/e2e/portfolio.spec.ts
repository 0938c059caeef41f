import { putProject } from '#tests/world/projects.ts'
import { projectPathOf } from '#app/paths/projects.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { createPupil } from './people.ts'
import { expect, test } from './story.ts'

test(
  'a portfolio prints on two sheets of paper, as full as it may be or larger with little, and nothing to press is on them',
  { tag: '@once' },
  async ({ page, site }) => {
    const { id, username } = await createPupil(site, page.request)
    await completeTests(site.db, username)
    const words = (letters: number) => 'Өзендердегі су деңгейін күн сайын өлшеу '.repeat(20).slice(0, letters).trim()
    const skills = ['SPOKEN_KK', 'SPOKEN_EN', 'SPOKEN_RU', 'PROGRAMMING', 'WEB', 'LEARNING', 'MATHEMATICS', 'PHYSICS']
    const projects = [0, 1, 2, 3].map(at =>
      putProject(site.db, id, {
        name: words(100),
        duty: `${words(58)}${at}`,
        skills,
        goals: [{ text: words(150), done: true }],
      }),
    )
    const certificates = [0, 1, 2, 3, 4, 5].map(async at => {
      const file = {
        ownerId: id,
        kind: 'CERTIFICATE',
        state: 'KEPT',
        name: 'c.png',
        type: 'image/png',
        bytes: 1,
        hash: `${id} ${at}`,
      }
      const { id: fileId } = await site.db.storedFile.create({ data: { ...file, variants: [] } })
      const link = `https://${'certificates-of-a-long-name.'.repeat(2)}example.kz/check`
      return site.db.certificate.create({ data: { userId: id, name: words(100), link, fileId } })
    })
    const rules = ['firstTest', 'allTests', 'analysis', 'chances', 'firstCertificate', 'firstProject']
    await site.db.achievement.deleteMany({ where: { userId: id } })
    await site.db.achievement.createMany({ data: rules.map(rule => ({ userId: id, key: rule, rule })) })
    await site.db.languageSkill.createMany({
      data: ['kk', 'ru', 'en', 'de', 'tr'].map(language => ({ userId: id, language, level: 'CONVERSATIONAL' })),
    })
    await site.db.profile.update({ where: { userId: id }, data: { organization: words(118) } })
    const shown = {
      facts: ['status', 'school', 'city', 'goal', 'languages'],
      projects: (await Promise.all(projects)).map(one => one.id),
      certificates: (await Promise.all(certificates)).map(one => one.id),
      scales: ['INTERESTS:R', 'INTERESTS:I', 'PERSONALITY:openness', 'PERSONALITY:extraversion', 'VALUES:achievement'],
      achievements: rules,
    }
    await site.db.portfolio.create({ data: { userId: id, about: words(600), shown } })
    await site.db.portfolioShare.create({ data: { userId: id, expiresAt: new Date(Date.now() + 180 * 86_400_000) } })

    const sizes: number[] = []
    const print = async (language: string) => {
      await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
      await page.goto(projectPathOf('portfolio', { username }))
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('button', { name: /./ }).filter({ visible: true })).toHaveCount(0)
      sizes.push(await page.locator('#can + p').evaluate(lead => parseFloat(getComputedStyle(lead).fontSize)))
      const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(printed.match(/\/Type \/Page\b/g), language).toHaveLength(2)
    }
    for (const language of ['ru', 'kk', 'en']) await print(language)

    // Also with fewer entries, and with few.
    for (const [most, letters] of [
      [2, 300],
      [1, 100],
    ] as const) {
      const lists = Object.entries(shown).map(([list, all]) => [list, all.slice(0, list === 'scales' ? 3 : most)])
      const kept = { about: words(letters), shown: Object.fromEntries(lists) as object }
      await site.db.portfolio.update({ where: { userId: id }, data: kept })
      for (const language of ['ru', 'kk', 'en']) await print(language)
    }
    const points = sizes.map(pixels => Math.round(pixels * 7.5) / 10)
    expect(points.slice(0, 3)).toEqual([8.5, 8.5, 8.5])
    expect(points.slice(-3)).toEqual([11, 11, 11])
  },
)
