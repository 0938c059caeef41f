import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { compareWith } from '#app/domain/guidance/recommendations.server.ts'
import { composeTaught } from '#app/domain/institutions/taught.server.ts'
import { findProfession } from '#app/domain/professions/professions.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { LinkList, Note } from '#app/ui/card.tsx'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Sheet, Split, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Prose, Small } from '#app/ui/prose.tsx'
import { taughtTexts } from '#app/wording/institutions/taught-texts.server.ts'
import { payTexts } from '#app/wording/professions/pay-texts.server.ts'
import { wayTexts } from '#app/wording/professions/way-texts.server.ts'
import { Match, NoMatchYet } from './match.tsx'
import { PaySection } from './pay-section.tsx'
import { PreparationSection } from './preparation-section.tsx'
import { WhereTaught } from './where-taught.tsx'

export const handle = { i18n: ['profession', 'professions', 'match', 'subjects'], failure: { load: 'professions' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.onboarded(args)
  const reader = reading(args, 'profession')
  const { language } = reader
  const profession = await findProfession(args.params.professionId ?? '', language)
  if (!profession) throw problem(args, 404)
  const { pay, paidAs, ...rest } = profession
  return {
    page: headOf(args, { title: profession.title, description: profession.summary }),
    profession: {
      ...rest,
      wayTexts: wayTexts(profession.ways, reader),
      pay: payTexts({ pay, paidAs }, reader),
    },
    match: await compareWith(viewer, profession, language),
    taught: taughtTexts(await composeTaught(viewer, profession.id, language), reading(args, 'admission')),
  }
}

export type LoadedProfession = ReturnType<typeof useLoaderData<typeof loader>>

export default function ProfessionPage() {
  const { profession, match, taught } = useLoaderData<typeof loader>()
  const { t } = useTranslation('profession')
  return (
    <Sheet>
      <Split
        main={
          <Stack gap="xl">
            <div>
              <Crumbs items={[{ to: pathOf('professions'), label: t('list.title') }, { label: profession.title }]} />
              <PageTitle title={profession.title} lead={profession.summary} lang={profession.lang} />
            </div>
            <Stack as="section" aria-labelledby="duties">
              <h2 id="duties">{t('duties')}</h2>
              <Prose as="ul" lang={profession.lang}>
                {profession.duties.map(duty => (
                  <li key={duty}>{duty}</li>
                ))}
              </Prose>
            </Stack>
            <Stack as="section" aria-labelledby="you">
              <h2 id="you">{t('you')}</h2>
              {match === 'even' ? <Text>{t('you.even')}</Text> : match ? <Match match={match} /> : <NoMatchYet />}
              <Facts
                items={[
                  { term: t('suits'), text: profession.suits },
                  { term: t('cautions'), text: profession.cautions },
                ]}
              />
            </Stack>
            <PreparationSection profession={profession} />
            <WhereTaught taught={taught} />
            {profession.pay ? <PaySection pay={profession.pay} /> : null}
            <Stack as="section" aria-labelledby="outlook">
              <h2 id="outlook">{t('outlook')}</h2>
              <Text>
                <b>{t(`outlook.${profession.outlook as 'growing'}`)}.</b> {profession.outlookText}
              </Text>
              <Small>{t('outlook.note')}</Small>
            </Stack>
          </Stack>
        }
        aside={
          <>
            <Note title={t('related')}>
              <LinkList
                items={profession.related.map(({ id, title }) => ({
                  to: pathOf('profession', { professionId: id }),
                  label: title,
                }))}
              />
            </Note>
            <Note title={t('sources')}>
              <p>{t('sources.text', { soc: profession.soc, isco: profession.isco })}</p>
              <p>{t('preparation.zone', { zone: profession.zone })}</p>
            </Note>
          </>
        }
      />
    </Sheet>
  )
}
