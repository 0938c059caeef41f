import { expect, type Page } from '@playwright/test'
import { pathOf } from '#app/paths.ts'

/** Opens the newest email to an address with a subject in the demo's mailbox, waiting until it appears. */
export async function openLetter(page: Page, to: string, subject: string) {
  const email = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: to })
    .getByRole('link', { name: subject })
    .first()
  await expect(async () => {
    await page.goto(pathOf('mailbox'))
    expect(await email.isVisible()).toBe(true)
  }).toPass()
  await email.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
}
