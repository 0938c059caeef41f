import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { noise } from '../world/pictures.ts'
import { createPupil, signIn } from './people.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('ru')

test('a pupil tells two parts of a story, a classmate looks through them, and the pupil reads who did @lite', async ({
  page,
  check,
  site,
  anotherDevice,
}) => {
  const texts = ['Сегодня вода поднялась на четыре сантиметра.', 'А дождя не было. Ищу, откуда.']
  await signIn(page, 'pupil2')
  for (const text of texts) {
    await page.goto(communityPathOf('newStory'))
    await page.getByLabel(t('stories', 'text')).fill(text)
    await page.getByLabel(t('stories', 'ground.CLAY')).check()
    await page.getByRole('button', { name: t('stories', 'submit') }).click()
    await expect(page.getByRole('article')).toHaveText(text)
  }
  const ownStory = { author: { usernameFolded: 'pupil2' }, text: { in: texts } }
  const parts = await site.db.story.findMany({ where: ownStory, orderBy: { createdAt: 'asc' } })
  const [first, second] = parts.slice(-2).map(({ id }) => communityPathOf('story', { username: 'pupil2', storyId: id }))

  const reader = await anotherDevice()
  await signIn(reader, 'aruzhan')
  await reader.goto(first!)
  await expect(reader.getByRole('article')).toHaveText(texts[0]!)
  await check(reader)
  await reader.getByRole('button', { name: t('stories', 'next'), exact: true }).click()
  await expect(reader.getByRole('article')).toHaveText(texts[1]!)
  await reader.getByRole('button', { name: t('stories', 'like') }).click()
  await expect(reader.getByRole('button', { name: t('stories', 'liked') })).toHaveAttribute('aria-pressed', 'true')
  await reader.getByRole('button', { name: t('stories', 'close') }).click()
  await expect(reader).toHaveURL(pathOf('feed'))

  for (const path of [first, second]) {
    await page.goto(path!)
    await expect(page.getByRole('heading', { name: t('stories', 'viewers', { count: 1 }) })).toBeVisible()
  }
  await expect(page.getByText(t('stories', 'likes', { count: 1 }))).toBeVisible()
  await site.db.story.deleteMany({ where: ownStory })
})

test('parts are turned by keys and fingers, and follow by themselves only once that is asked for @javascript', async ({
  page,
  ready,
  site,
}) => {
  const author = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil3' } })
  const circle = { kind: 'TEXT', ground: 'LAKE', audience: 'EVERYONE', scope: 'EVERYONE' }
  const at = (storyId: string) => communityPathOf('story', { username: 'pupil3', storyId })
  for (const id of ['turned-1', 'turned-2', 'turned-3']) {
    const expiresAt = new Date(Date.now() + 3_600_000)
    await site.db.story.create({ data: { ...circle, id, authorId: author.id, text: id, expiresAt } })
  }
  await signIn(page, 'aruzhan')
  await page.clock.install()
  await page.goto(at('turned-1'))
  await ready(page)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(at('turned-2'))
  // The page counts as the second part once its text is shown.
  await expect(page.getByRole('article')).toHaveText('turned-2')
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(at('turned-1'), { timeout: 2000 })
  }).toPass()
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL(at('turned-1'))

  await page.getByRole('button', { name: t('stories', 'playOn') }).click()
  await page.getByRole('article').hover()
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL(at('turned-1'))
  await page.mouse.move(1, 1)
  await page.clock.runFor(6_500)
  await expect(page).toHaveURL(at('turned-2'))
  await expect(page.getByRole('article')).toHaveText('turned-2')

  // With reduced motion parts do not advance automatically. Swiping still works.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: t('stories', 'playing') })).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL(at('turned-2'))
  await page.getByRole('article').evaluate(place => {
    const at = (clientX: number) => new Touch({ identifier: 1, target: place, clientX, clientY: 300 })
    const sent = (type: string, touches: Touch[], changedTouches: Touch[]) =>
      place.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }))
    sent('touchstart', [at(300)], [at(300)])
    sent('touchend', [], [at(100)])
  })
  await expect(page).toHaveURL(at('turned-3'))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(pathOf('feed'))
  await expect.poll(() => site.db.storyView.count({ where: { storyId: { startsWith: 'turned-' } } })).toBe(3)
  await site.db.story.deleteMany({ where: { id: { startsWith: 'turned-' } } })
})

test('a photo stays chosen while the site asks about its words, and is told with them @javascript', async ({
  page,
  site,
  ready,
}) => {
  const { id } = await createPupil(site, page.request)
  await page.goto(communityPathOf('newStoryPhoto'))
  await ready(page)
  const buffer = await noise({ width: 300, height: 200 }).jpeg().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'reka.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('textarea[name=description]').fill('Звоните: 8 701 123 45 67')
  await page.getByRole('button', { name: t('stories', 'submit'), exact: true }).click()
  await expect(page.getByText(t('stories', 'ask.personal'))).toBeVisible()
  await expect(page.getByText(t('stories', 'ask.file'))).toHaveCount(0)
  await page.getByRole('button', { name: t('stories', 'sureSubmit') }).click()
  await expect.poll(() => site.db.story.count({ where: { authorId: id, kind: 'PHOTO' } })).toBe(1)
})
