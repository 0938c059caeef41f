import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { QuietLink } from '#app/ui/button.tsx'
import { Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import { HelpLines } from './help-lines.tsx'

export const handle = { i18n: 'help', scriptless: true }
export const meta = pageMeta

/** Open to every signed-in user, including those without a subscription and muted ones. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.signedIn(args)
  const wanted = wantedPath(args.request)
  const { t, language } = reading(args, 'help')
  return {
    page: headOf(args, { title: t('title'), description: t('description') }),
    lines: await listHelpLines(language),
    /** Address the viewer was on the way to before being redirected here. */
    continueTo: wanted === '/' ? null : wanted,
  }
}

export default function HelpPage() {
  const { page, lines, continueTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('help')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={page.title} lead={t('lead')} />
        <HelpLines lines={lines} />
        <section aria-labelledby="near">
          <Stack gap="s">
            <h2 id="near">{t('near')}</h2>
            <Text>{t('nearText')}</Text>
          </Stack>
        </section>
        <section aria-labelledby="here">
          <Stack gap="s">
            <h2 id="here">{t('here')}</h2>
            <Bullets items={(['block', 'mute', 'report'] as const).map(what => t(`here.${what}`))} />
          </Stack>
        </section>
        {continueTo ? (
          <p>
            <QuietLink to={continueTo}>{t('nextStep')}</QuietLink>
          </p>
        ) : null}
      </Stack>
    </Sheet>
  )
}
