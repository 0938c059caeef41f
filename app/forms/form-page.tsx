import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { Fields } from '#app/ui/fields.tsx'
import { Row, Sheet, Split, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { PageForm } from './use-form.ts'

type FormPageProps = {
  form: PageForm
  title: ReactNode
  lead?: ReactNode
  /** The parts of a section, over the whole width: text and margin stand below them. */
  tabs?: ReactNode
  /** What stands above the title: how far one is. */
  above?: ReactNode
  /** What the error summary says above all errors, where its usual words say too little. */
  failed?: string
  /** What stands between the title and the form. */
  notice?: ReactNode
  /** Hidden fields. */
  hidden?: ReactNode
  buttons: ReactNode
  /** A note beside the form; without one the page is a narrow sheet. */
  margin?: ReactNode
  /** The browser sends the form by itself and a whole document comes back: another person begins here and nothing of
   *  the one before may stay in memory, the language may change, or a table of an administrator goes along. */
  reload?: boolean
  /** Fields in columns are not held to the width of a line of text. */
  wide?: boolean
  /** The whole width of the page: the same in three languages stands side by side. */
  full?: boolean
  id?: string
  action?: string
  encType?: 'multipart/form-data'
  children: ReactNode
}

/** A page that is one form: what is wrong with it, its title, its fields and buttons, and a note in the margin. */
export function FormPage({ margin, tabs, full = false, ...rest }: FormPageProps) {
  return margin ? (
    <Sheet>
      <Stack gap="l">
        {tabs}
        <Split main={<FormMain {...rest} />} aside={margin} />
      </Stack>
    </Sheet>
  ) : (
    <Sheet narrow={!full}>
      <FormMain {...rest} wide={full || rest.wide} />
    </Sheet>
  )
}

function FormMain({
  form,
  title,
  lead,
  above,
  failed,
  notice,
  hidden,
  buttons,
  reload,
  wide,
  children,
  ...rest
}: Main) {
  return (
    <Stack gap="l">
      <ErrorSummary title={failed} errors={form.errors} />
      {above ? (
        <Stack gap="s">
          {above}
          <PageTitle title={title} lead={lead} />
        </Stack>
      ) : (
        <PageTitle title={title} lead={lead} />
      )}
      {notice}
      <Form method="post" reloadDocument={reload} {...rest}>
        {hidden}
        <Fields wide={wide}>
          {children}
          <Row>{buttons}</Row>
        </Fields>
      </Form>
    </Stack>
  )
}

type Main = Omit<FormPageProps, 'margin' | 'tabs' | 'full'>
