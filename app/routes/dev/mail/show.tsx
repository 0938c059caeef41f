import type { LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { guards } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import { findKeptEmail } from '#app/domain/emails/mailbox.server.ts'
import { areDevPagesOpen } from '#app/domain/dev-pages.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Crumbs } from '#app/ui/crumbs.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import { Code, Verbatim } from '#app/ui/verbatim.tsx'

export const handle = { i18n: 'mailbox', scriptless: true }
export const meta = pageMeta

/** Shows one email the demo would have sent. Its HTML is shown as source, since a frame on this page would apply our
 *  content security policy and lose its styles. */
export async function loader(args: LoaderFunctionArgs) {
  await guards.anyone(args)
  const found = areDevPagesOpen() ? await findKeptEmail(args.params.emailId ?? '') : null
  if (!found) throw problem(args, 404)
  const { t, language } = reading(args, 'mailbox')
  const { sentAt, ...email } = found
  return {
    page: { title: email.subject, description: t('description') },
    email,
    sent: sentAt && momentText(sentAt, language),
  }
}

export default function MailboxLetterPage() {
  const { email, sent } = useLoaderData<typeof loader>()
  const lang = email.language
  const { t } = useTranslation('mailbox')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <Crumbs
          items={[
            { to: pathOf('mailbox'), label: t('title') },
            { label: email.subject, lang },
          ]}
        />
        <PageTitle title={email.subject} lang={lang} />
        <Facts
          items={[
            { term: t('to'), text: email.to },
            { term: t('sent'), text: sent },
          ]}
        />
        <section aria-labelledby="text">
          <VisuallyHidden as="h2" id="text">
            {t('text')}
          </VisuallyHidden>
          <Verbatim lang={lang}>
            {email.text.map(({ text, to }, at) =>
              to ? (
                <Link to={to} key={at}>
                  {text}
                </Link>
              ) : (
                text
              ),
            )}
          </Verbatim>
        </section>
        <Disclosure summary={t('source')}>
          <Code>{email.html}</Code>
        </Disclosure>
      </Stack>
    </Sheet>
  )
}
