import { Form, useLoaderData } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import type { loader } from './follow.tsx'

/** Asks minors for confirmation before they follow an adult outside their school, since following grants access to
 *  their data. */
export function FollowQuestion() {
  const { asked } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { username, name, opens, back } = asked
  const opened = opens === 'NOTHING' ? (['find', 'closed'] as const) : (['find', 'studies', 'place'] as const)
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('follow.title', { name })} lead={t('follow.lead')} />
        <section aria-labelledby="opens">
          <Stack gap="s">
            <h2 id="opens">{t('follow.opens')}</h2>
            <Bullets items={opened.map(what => t(`follow.${what}`))} />
          </Stack>
        </section>
        <p>{t('follow.undo')}</p>
        <Form method="post" action={pathOf('follow', { username })}>
          <input type="hidden" name="confirmed" value="on" />
          <input type="hidden" name="back" value={back} />
          <Row>
            <Button name="follow" value="on">
              {t('follow.do')}
            </Button>
            <QuietLink to={back}>{t('follow.not')}</QuietLink>
          </Row>
        </Form>
      </Stack>
    </Sheet>
  )
}
