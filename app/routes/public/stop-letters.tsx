import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { readLetterToken, stopLetters } from '#app/domain/notifications/wishes.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

export const handle = { i18n: 'wishes', scriptless: true }
export const meta = pageMeta

/** The address of the page contains a secret, although it only allows unsubscribing. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Asks for confirmation, because programs that scan emails open their links. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const { t } = reading(args, 'wishes')
  if (readLetterToken(args.params.token ?? '') === null) throw problem(args, 404)
  return { page: headOf(args, { title: t('stop.title'), description: t('stop.description') }) }
}

/** Unsubscribes, from the button of the page or of the email client (RFC 8058). */
export async function action(args: ActionFunctionArgs) {
  await guards.anyone(args)
  const userId = readLetterToken(args.params.token ?? '')
  if (userId === null) throw problem(args, 404)
  await stopLetters(userId)
  return data({ stopped: true })
}

export default function StopLettersPage() {
  const { t } = useTranslation('wishes')
  const stopped = useActionData<typeof action>()?.stopped
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle
          title={t(stopped ? 'stopped.title' : 'stop.title')}
          lead={t(stopped ? 'stopped.lead' : 'stop.lead')}
        />
        {stopped ? (
          <div>
            <ButtonLink to={pathOf('landing')} reload>
              {t('stop.home')}
            </ButtonLink>
          </div>
        ) : (
          <Form method="post">
            <Button>{t('stop.do')}</Button>
          </Form>
        )}
      </Stack>
    </Sheet>
  )
}
