import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'

/** What is said above and below two versions of a step, which are both the reader's own. */
export function twiceTexts(args: GuardArgs) {
  const { t } = reading(args, 'projectTexts')
  return { title: t('conflict.title'), kept: t('conflict.kept') }
}
