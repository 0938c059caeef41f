import type { Locator, Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { unscriptedPathOf } from '#app/paths/unscripted.ts'
import { signIn } from './people.ts'
import type { Site } from './site.ts'
import { expect, test } from './story.ts'
import { translatorFor } from './translator.ts'

const t = translatorFor('kk')
const kazakh = { language: 'kk' } as const
const main = (page: Page) => page.getByRole('main')
/** Finds posts and comments by their text. */
const postWith = (page: Page, text: string) => main(page).getByRole('article').filter({ hasText: text })

test('two pupils and their teacher post, comment, follow, tell a story, find each other, report and are moderated, in Kazakh', async ({
  page,
  site,
  check,
  anotherDevice,
}) => {
  const mark = `${Date.now()}`
  const post = `Робот қолымыз бүгін қарындаш көтерді ${mark}. #робототехника`
  const comment = `Құтты болсын, ертең сыныпта көрсетіңдерші ${mark}`
  const unkind = `Бәрібір ештеңе шықпайды, уақытыңды босқа өткізбе ${mark}`
  const story = `Бүгін үйірмеде түнгі сегізге дейін отырдық ${mark}`
  const [teacher, other] = [await anotherDevice(), await anotherDevice()]
  let address = ''

  await test.step('a pupil tells her school something', async () => {
    await come(page, site, 'pupil2')
    await page.goto(pathOf('feed'))
    // The composer is open while there are no posts.
    const words = main(page).getByLabel(t('compose', 'text'))
    if (!(await words.isVisible())) await main(page).getByText(t('compose', 'open')).click()
    await words.fill(post)
    await expect(main(page).getByLabel(t('compose', 'audience.ORGANIZATION'))).toBeChecked()
    await main(page)
      .getByRole('button', { name: t('compose', 'publish'), exact: true })
      .click()
    await expect(postWith(page, mark)).toBeVisible()
    // The field is empty, so a second press does not publish the post again.
    await expect(words).toHaveValue('')
    const { id } = await site.db.post.findFirstOrThrow({ where: { text: post } })
    address = communityPathOf('post', { postId: id })
  })

  await test.step('her teacher reads it among the school’s, supports it and answers', async () => {
    await come(teacher, site, 'teacher')
    await teacher.goto(pathOf('feed', null, { tab: 'school' }))
    await postWith(teacher, mark)
      .getByRole('button', { name: t('post', 'support') })
      .click()
    await expect(postWith(teacher, mark).getByRole('button', { name: t('post', 'supported') })).toBeVisible()
    await teacher.goto(address)
    await check(teacher, kazakh)
    await answer(teacher, comment)
    // A reply is written where one is led to.
    await main(teacher)
      .getByRole('link', { name: t('comments', 'replyTo', { name: await fullNameOf(site, 'teacher') }) })
      .click()
    await expect(main(teacher).locator('textarea')).toBeFocused()
  })

  await test.step('a classmate finds her, follows her and reads her posts', async () => {
    await come(other, site, 'pupil3')
    const { firstName, lastName } = await nameOf(site, 'pupil2')
    await other.goto(pathOf('search', null, { q: firstName }))
    await main(other)
      .getByRole('link', { name: `${firstName} ${lastName}` })
      .first()
      .click()
    await other.locator('main button[name=follow][value=on]').click()
    await expect(other.locator('main button[name=follow][value=off]')).toBeVisible()
    await other.goto(pathOf('feed', null, { tab: 'following' }))
    await expect(postWith(other, mark)).toBeVisible()
  })

  await test.step('the pupil tells a story, and the classmate sees it above the feed', async () => {
    await page.goto(communityPathOf('newStory'))
    await page.getByLabel(t('stories', 'text')).fill(story)
    await page.getByLabel(t('stories', 'ground.LAKE')).check()
    await page.getByRole('button', { name: t('stories', 'submit') }).click()
    await expect(page.getByRole('article')).toHaveText(story)
    await other.goto(pathOf('feed'))
    const { firstName } = await nameOf(site, 'pupil2')
    await main(other).getByRole('region').getByRole('link', { name: firstName }).first().click()
    await expect(other.getByRole('article')).toHaveText(story)
  })

  await test.step('what is told of all this waits for her in one place', async () => {
    await page.goto(pathOf('notifications'))
    await check(page, kazakh)
    const { firstName, lastName } = await nameOf(site, 'teacher')
    await main(page)
      .getByRole('button', { name: `${firstName} ${lastName}` })
      .first()
      .click()
    await expect(main(page)).toContainText(mark)
  })

  await test.step('unkind words are reported in two clicks, and hidden once one of the school says so', async () => {
    await other.goto(address)
    await answer(other, unkind)
    await page.goto(address)
    await report(page, unkind)
    await expect(main(page)).toContainText(t('report', 'sent.lead'))
    await teacher.goto(address)
    await expect(main(teacher)).toContainText(unkind)
    await report(teacher, unkind)
    await page.goto(address)
    await expect(main(page)).not.toContainText(unkind)
  })

  await test.step('somebody of the school decides, and the author reads why', async () => {
    await come(teacher, site, 'orgadmin')
    const { id } = await site.db.moderationCase.findFirstOrThrow({ where: { text: unkind } })
    await teacher.goto(adminPathOf('moderation'))
    await check(teacher, kazakh)
    await teacher.goto(adminPathOf('moderationCase', { caseId: id }))
    await check(teacher, kazakh)
    await main(teacher).getByLabel(t('moderation', 'choice.REMOVED')).check()
    await main(teacher).getByLabel(t('moderation', 'reason')).selectOption(t('report', 'reason.BULLYING'))
    await main(teacher).getByLabel(t('moderation', 'sanction.WARNED')).check()
    await main(teacher)
      .getByRole('button', { name: t('moderation', 'decide') })
      .click()
    await expect(teacher).toHaveURL(adminPathOf('moderation'))
    await other.goto(communityPathOf('safetyCase', { caseId: id }))
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(t('report', 'own.title.REMOVED'))
    await check(other, kazakh)
    await expect.poll(() => site.db.notification.count({ where: { kind: 'reportAnswered' } })).toBeGreaterThan(1)
  })

  await site.db.post.deleteMany({ where: { text: post } })
  await site.db.story.deleteMany({ where: { text: story } })
  await site.db.follow.deleteMany({ where: { follower: { usernameFolded: 'pupil3' } } })
})

test('new posts wait behind a button, and support that is refused is taken back @javascript', async ({
  page,
  site,
  ready,
  faults,
}) => {
  faults.forgive(/ERR_INTERNET_DISCONNECTED/)
  const { id: authorId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'timur' } })
  const circle = { authorId, audience: 'EVERYONE', scope: 'EVERYONE' }
  const createPost = (id: string) => site.db.post.create({ data: { ...circle, id, text: id, createdAt: new Date() } })
  const [first, later] = [page.locator('#post-came-first'), page.locator('#post-came-later')]
  await createPost('came-first')
  await come(page, site, 'pupil3')
  await page.goto(pathOf('feed'))
  await ready(page)
  const stood = await first.boundingBox()
  await createPost('came-later')
  // The connection breaks off and returns.
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  const fresh = main(page).getByRole('button', { name: t('feed', 'fresh', { count: 1 }) })
  await expect(fresh).toBeVisible()
  await expect(later).toHaveCount(0)
  expect(await first.boundingBox()).toEqual(stood)
  await fresh.click()
  await expect(later).toBeVisible()

  await site.db.post.update({ where: { id: 'came-later' }, data: { state: 'HIDDEN' } })
  let go = () => {}
  const held = new Promise<void>(resolve => (go = resolve))
  await page.route(/came-later\/like/, async route => {
    await held
    await route.continue()
  })
  const support = later.getByRole('button', { name: t('post', 'support'), exact: true })
  await support.click()
  await expect(later.getByRole('button', { name: t('post', 'supported') })).toHaveAttribute('aria-pressed', 'true')
  go()
  const likeStatus = 'form[action$="/like"] [aria-live=polite]'
  await expect(later.locator(likeStatus)).toHaveText(t('common', 'press.undone'))
  await expect(support).toHaveAttribute('aria-pressed', 'false')

  // The page also stays while offline.
  await page.context().setOffline(true)
  const before = first.getByRole('button', { name: t('post', 'support'), exact: true })
  await before.click()
  await expect(first.locator(likeStatus)).toHaveText(t('common', 'press.offline'))
  await expect(before).toHaveAttribute('aria-pressed', 'false')
  await page.context().setOffline(false)
  await site.db.post.deleteMany({ where: { id: { in: ['came-first', 'came-later'] } } })
})

test('what is pressed on the pages of the community is a thumb high and wide on the smallest phone @plain', async ({
  page,
  site,
}) => {
  const author = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil3' } })
  const text = 'Үйірмеде бәрі дайын. #бармақ'
  const attached = { kind: 'PROFESSION', id: 'ecologist' }
  const post = await site.db.post.create({
    data: { text, authorId: author.id, audience: 'EVERYONE', scope: 'EVERYONE', state: 'SHOWN', attached },
  })
  await site.db.comment.create({ data: { text: 'Көрейік', postId: post.id, authorId: author.id } })
  await page.setViewportSize({ width: 320, height: 640 })
  await come(page, site, 'pupil2')
  for (const path of [
    pathOf('feed'),
    communityPathOf('post', { postId: post.id }),
    communityPathOf('posts'),
    communityPathOf('newPost'),
    communityPathOf('newStory'),
    communityPathOf('report', null, { kind: 'POST', id: post.id }),
    pathOf('help'),
    pathOf('notifications'),
    pathOf('privacySettings'),
    pathOf('search', null, { q: 'бәрі' }),
    unscriptedPathOf('safetyCases'),
  ]) {
    const response = await page.goto(path)
    expect.soft([response?.status(), await main(page).evaluate(smallTargetsIn)], path).toEqual([200, []])
  }
  await site.db.post.delete({ where: { id: post.id } })
})

test('with letters twice as large the way stands word by word and nothing scrolls sideways on the smallest phone @plain', async ({
  page,
  site,
}) => {
  const { id: userId } = await site.db.user.findUniqueOrThrow({ where: { usernameFolded: 'pupil2' } })
  const unread = { userId, kind: 'published', params: { kind: 'POST', id: 'gone', postId: 'gone' } }
  await site.db.notification.createMany({
    data: Array.from({ length: 12 }, () => unread),
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await come(page, site, 'pupil2')
  for (const language of ['ru', 'kk', 'en']) {
    await page.context().addCookies([{ name: 'language', value: language, url: site.url }])
    for (const letters of ['100%', '200%']) {
      await page.goto(pathOf('feed'))
      const found = await page.evaluate(wordsOfWay, letters)
      expect.soft(found, `${language}, ${letters}`).toEqual({ words: 5, crowded: [], width: 320 })
    }
  }
  await site.db.notification.deleteMany({ where: { userId, kind: 'published' } })
})

test('what a message lies over can be pressed through it, and its own link takes a press @javascript', async ({
  page,
  site,
}) => {
  await come(page, site, 'pupil2')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    await page.context().addCookies([{ name: 'toast', value: 'saved', url: site.url }])
    await page.goto(pathOf('feed'))
    const message = page.getByRole('status').filter({ hasText: t('common', 'toast.saved') })
    const dismiss = message.getByRole('link')
    // A toast stays as long as its link has the focus.
    await dismiss.focus()
    const through = (part: Locator) => part.evaluate(isReached)
    expect([await through(message.locator('span')), await through(dismiss)], `${width} px`).toEqual([false, true])
    await dismiss.click()
    await expect(message).toBeHidden()
  }
})

/** Finds words of the way card that overlap at a font size, and the width of the page. Runs in the page. */
function wordsOfWay(letters: string) {
  document.documentElement.style.setProperty('font-size', letters)
  const places = [...document.querySelectorAll('main ol')[0]!.querySelectorAll('li > :is(a, span)')].map(word => {
    const range = document.createRange()
    range.selectNode(word.firstChild!)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    return { text: word.firstChild!.textContent, left, right, top, bottom }
  })
  const crowded = places.filter(one =>
    places.some(
      other =>
        other !== one &&
        one.left < other.right + 1 &&
        other.left < one.right + 1 &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  )
  const width = document.documentElement.scrollWidth
  return { words: places.length, crowded: crowded.map(({ text }) => text), width }
}

/** Checks whether a click in the middle of an element reaches it. Runs in the page. */
function isReached(part: Element) {
  const { left, top, width, height } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** What is smaller than 44 px and stands by itself: a link among the words of a sentence is as high as they are. Runs
 *  in the page. */
function smallTargetsIn(main: Element): string[] {
  return [...main.querySelectorAll('a[href], button, summary, select, textarea, input:not([type=hidden])')]
    .filter(target => {
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
      const among = (target.parentElement?.textContent ?? '').trim().length > target.textContent.trim().length + 12
      const isInWords = target.matches('a') && getComputedStyle(target).display === 'inline' && among
      return width > 0 && !isInWords && Math.min(width, height) < 43.5
    })
    .map(target => target.outerHTML.slice(0, 120))
}

async function come(page: Page, site: Site, username: string) {
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
  await signIn(page, username, 'kk')
}

async function answer(page: Page, text: string) {
  await main(page).getByLabel(t('comments', 'text')).fill(text)
  await main(page)
    .getByRole('button', { name: t('comments', 'send'), exact: true })
    .click()
  await expect(main(page).getByRole('listitem').filter({ hasText: text }).last()).toBeVisible()
  await expect(main(page).getByLabel(t('comments', 'text'))).toHaveValue('')
}

/** Reports a comment from its page: one click opens the form, another sends it. */
async function report(page: Page, text: string) {
  const entry = main(page).getByRole('listitem').filter({ hasText: text }).last()
  await entry.getByRole('link', { name: t('comments', 'report') }).click()
  await main(page)
    .getByRole('button', { name: t('report', 'reason.BULLYING') })
    .click()
}

async function fullNameOf(site: Site, usernameFolded: string) {
  const { firstName, lastName } = await nameOf(site, usernameFolded)
  return `${firstName} ${lastName}`
}

function nameOf(site: Site, usernameFolded: string) {
  return site.db.profile.findFirstOrThrow({ where: { user: { usernameFolded } } })
}
