import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'

/** Texts of the conflict page of a step. Both versions are the viewer's own. */
export function conflictTexts(args: GuardArgs) {
  const { t } = reading(args, 'projectTexts')
  return {
    ...{ title: t('conflict.title'), lead: t('conflict.lead') },
    ...{ theirs: t('conflict.theirs'), mine: t('conflict.mine'), empty: t('conflict.empty') },
    ...{ choose: t('conflict.choose'), save: t('conflict.save'), leave: t('conflict.leave') },
  }
}
