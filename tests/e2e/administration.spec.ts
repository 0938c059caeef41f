import type { Page } from '@playwright/test'
import { addDays } from '#app/domain/calendar/days.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { formParts } from '#app/domain/professions/field-names.ts'
import { pathOf } from '#app/paths.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { createPupil, signIn } from './people.ts'
import { expect, test } from './story.ts'

const model = 'nurse'
/** A text in Kazakh, also used as the Russian one, and in English. */
const inThree = (name: string, kazakh: string, english: string) => ({
  ...{ [`${name}Ru`]: kazakh, [`${name}Kk`]: kazakh, [`${name}En`]: english },
})
const main = (page: Page) => page.getByRole('main')

test('an administrator adds a profession, an institution and a test, imports a cycle, shuts an account and reads where people stop; all of it outlives a restart @plain', async ({
  page,
  site,
  check,
  request,
}) => {
  const pupil = await createPupil(site, request)
  await page.context().addCookies([{ name: 'language', value: 'kk', url: site.url }])
  const kazakh = { language: 'kk' } as const
  const profession = `Дрон мұғалімі ${pupil.username}`
  let [professionId, institutionId, testId] = ['', '', '']

  await test.step('signs in', async () => {
    await signIn(page, 'ministry', 'kk')
  })

  await test.step('writes a profession part by part from one that is alike, and publishes it', async () => {
    await page.goto(adminPathOf('newProfession'))
    await check(page, kazakh)
    const titles = { titleRu: 'Учитель дронов', titleKk: profession, titleEn: `Drone teacher ${pupil.username}` }
    await fill(page, { ...(await fieldsOf(page, model, 'name')), ...titles, zone: '4', outlook: 'growing' })
    await send(page)
    professionId = new URL(page.url()).pathname.split('/').at(-1)!
    for (const part of formParts.filter(name => name !== 'name')) {
      const fields = await fieldsOf(page, model, part)
      // A reason must be unique to one profession.
      for (const name of Object.keys(fields).filter(name => /^reasons/.test(name)))
        fields[name] = ['1', '2', '3', '4']
          .map(one => `${pupil.username} ${one}`)
          .slice(0, fields[name]!.split('\n').length)
          .join('\n')
      await page.goto(`${adminPathOf('adminProfession', { professionId })}?part=${part}`)
      await fill(page, fields)
      await send(page)
    }
    await page.goto(adminPathOf('previewProfession', { professionId }))
    await check(page, kazakh)
    await page.goto(adminPathOf('adminProfession', { professionId }))
    await main(page).locator('button[name=state][value=published]').click()
  })

  await test.step('adds a university with five majors from a sheet', async () => {
    await page.goto(`${adminPathOf('newInstitution')}?like=nu`)
    await fill(page, {
      ...{
        ...inThree('name', `Сынақ университеті ${pupil.username}`, `Trial University ${pupil.username}`),
        type: 'UNIVERSITY',
        cityId: 'kentau',
      },
    })
    await send(page)
    institutionId = /institutions\/([^/]+)/.exec(page.url())![1]!
    const sheet = [
      'Название по-русски;Название по-казахски;Название по-английски;Код ГОП;Лет учёбы;Языки',
      ...['B057', 'B063', 'B064', 'B074', 'B162'].map(
        code => `Тест ${code};Сынақ ${code};Trial ${code};${code};4;қазақша`,
      ),
    ].join('\n')
    await page.goto(adminPathOf('uploadMajors', { institutionId }))
    await upload(page, 'majors.csv', sheet)
    await check(page, kazakh)
    await main(page).locator('form:has([name=version]) button').first().click()
    await page.goto(pathOf('institution', { institutionId }))
    await expect(main(page)).toContainText('Сынақ B162')
  })

  await test.step('makes a test of ten statements and publishes it', async () => {
    await page.goto(adminPathOf('newTest'))
    await fill(page, {
      ...{
        ...inThree('title', `Оқу әдеті ${pupil.username}`, 'Habits'),
        ...inThree('summary', 'Қалай оқисыз', 'How you learn'),
      },
      ...{
        ...inThree('measures', 'Не көмектеседі', 'What helps'),
        ...inThree('question', 'Бұл сізге қаншалықты ұқсайды?', 'How much is it like you?'),
      },
      ...{ minutes: '3', minimumAge: '12' },
    })
    await send(page)
    testId = new URL(page.url()).pathname.split('/').at(-1)!
    for (const [scale, english] of [
      ['Тәртіп', 'Order'],
      ['Қызығу', 'Curiosity'],
    ] as const) {
      await page.goto(adminPathOf('newTestScale', { testId }))
      await fill(page, {
        ...{ ...inThree('name', scale, english), ...inThree('about', 'Шкала', 'A scale') },
        ...{ ...inThree('high', 'Сізге жақын', 'It is like you'), ...inThree('low', 'Сізге алыс', 'It is not') },
      })
      await send(page)
    }
    for (let item = 0; item < 10; item += 1) {
      await page.goto(adminPathOf('newTestItem', { testId }))
      await fill(page, {
        ...inThree('text', `Тұжырым ${item + 1}`, `Statement ${item + 1}`),
        scale: item % 2 ? 's02' : 's01',
        keyed: '1',
      })
      await send(page)
    }
    await page.goto(adminPathOf('publishTest', { testId }))
    await check(page, kazakh)
    await main(page).locator('form:has([name=draft]) button').first().click()
    await expect(page).toHaveURL(adminPathOf('adminTest', { testId }))
  })

  await test.step('imports the results of a cycle, sees what they change, and publishes them', async () => {
    await page.goto(adminPathOf('grantImports'))
    await fill(page, { kind: 'RESULTS', year: '2026' })
    const head = 'Раздел;Форма;ГОП;Код вуза;Метка;Квота;Минимальный балл;Средний балл;Число грантов'
    await upload(page, 'results.csv', [head, 'GENERAL;FULL;B013;7;;GENERAL;120;126,5;90'].join('\n'))
    const publish = main(page).locator('form[action$="/publish"] button')
    await expect(async () => {
      await page.reload()
      await expect(publish).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await check(page, kazakh)
    await publish.click()
  })

  await test.step('shuts an account with a reason and an end', async () => {
    await page.goto(adminPathOf('userState', { userId: pupil.id }))
    await fill(page, { state: 'BLOCKED', reason: 'Жарнама', until: addDays(calendarDay(new Date()), 3) })
    await send(page)
  })

  await test.step('reads where people stop', async () => {
    await page.goto(adminPathOf('analyticsWay'))
    await check(page, kazakh)
    await expect(main(page).getByRole('table').first()).toBeVisible()
  })

  await test.step('finds all of it after a restart that brought the content of the release again', async () => {
    await site.restart()
    await page.goto(`${pathOf('professions')}?q=${encodeURIComponent(pupil.username)}`)
    await expect(main(page)).toContainText(profession)
    await page.goto(pathOf('institution', { institutionId }))
    await expect(main(page)).toContainText('Сынақ B162')
    await page.goto(pathOf('tests'))
    await expect(main(page)).toContainText(`Оқу әдеті ${pupil.username}`)
    await page.goto(adminPathOf('user', { userId: pupil.id }))
    await expect(main(page)).toContainText('Жарнама')
    const result = { year: 2026, section: 'GENERAL', form: 'FULL', groupCode: 'B013', universityCode: '7' }
    expect(await site.db.grantResult.findFirst({ where: result })).toMatchObject({ minimum: 120, origin: 'ADMIN' })
  })
})

/** Reads the field values of one part of a profession's form. */
async function fieldsOf(page: Page, professionId: string, part: string) {
  const other = await page.context().newPage()
  await other.goto(`${adminPathOf('adminProfession', { professionId })}?part=${part}`)
  const fields = await main(other)
    .locator('form:has([name=base])')
    .locator('input, select, textarea')
    .evaluateAll(controls =>
      (controls as (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[])
        .filter(control => control.name && !['hidden', 'checkbox'].includes(control.type))
        .filter(control => control.type !== 'radio' || (control as HTMLInputElement).checked)
        .map(({ name, value }) => [name, value] as const),
    )
  await other.close()
  return Object.fromEntries(fields) as Record<string, string>
}

/** Fills fields by name, as a person would by hand. */
async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const control = main(page).locator(`[name="${name}"]`)
    const [tag, type] = await control
      .first()
      .evaluate(element => [element.tagName, (element as HTMLInputElement).type] as const)
    if (type === 'radio') await control.and(page.locator(`[value="${value}"]`)).check()
    else if (tag === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Sends the edit form and expects it to be accepted. */
async function send(page: Page) {
  await main(page).locator('form:has([name=base], [name=idempotencyKey])').locator('button:not([name])').last().click()
  expect(await main(page).getByRole('alert').allInnerTexts()).toEqual([])
}

async function upload(page: Page, name: string, text: string) {
  const mimeType = 'text/csv'
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(`\uFEFF${text}`) })
  await main(page).locator('form:has(input[type=file]) button').last().click()
}
