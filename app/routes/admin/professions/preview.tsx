import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { composeTaught } from '#app/domain/institutions/taught.server.ts'
import { previewProfession } from '#app/domain/professions/professions.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Small } from '#app/ui/prose.tsx'
import { taughtTexts } from '#app/wording/institutions/taught-texts.server.ts'
import { professionTexts } from '#app/wording/professions/profession-texts.server.ts'
import { ProfessionView } from '../../app/professions/profession-view.tsx'

export const handle = {
  i18n: ['adminProfessions', 'profession', 'professions', 'match', 'subjects'],
  failure: { load: 'professions' },
}
export const meta = pageMeta

/** Shows the saved profession with the pupils' view, without a comparison to the viewer. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.superRole(args)
  const reader = reading(args, 'profession')
  const profession = await previewProfession(args.params.professionId ?? '', reader.language)
  if (!profession) throw problem(args, 404)
  const { t } = reader.in('adminProfessions')
  const { id, title, summary } = profession
  return {
    page: headOf(args, { title: t('previewTitle', { title }), description: summary }),
    profession: professionTexts(profession, { isAfterNine: false }, reader),
    taught: taughtTexts(await composeTaught(viewer, id, reader.language), reading(args, 'admission')),
  }
}

export default function PreviewProfessionPage() {
  const { profession, taught } = useLoaderData<typeof loader>()
  const { t } = useTranslation('adminProfessions')
  const back = adminPathOf('adminProfession', { professionId: profession.id })
  return (
    <ProfessionView
      profession={profession}
      match={null}
      taught={taught}
      here={false}
      ways={
        <>
          <QuietLink to={back} back>
            {t('toEdit')}
          </QuietLink>
          <Small>{t('previewText')}</Small>
        </>
      }
    />
  )
}
