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
  /** Tabs of the section, at full width above text and margin. */
  tabs?: ReactNode
  /** Content above the title, such as the progress. */
  above?: ReactNode
  /** Title of the error summary, where the usual one says too little. */
  failed?: string
  /** Content between the title and the form. */
  notice?: ReactNode
  hidden?: ReactNode
  buttons: ReactNode
  /** A note beside the form; without one the page is narrow. */
  margin?: ReactNode
  /** Submits without the client router and loads a new document: for another person signing in, whose page must not
   *  share memory with the one before, for a change of language, and for uploads. */
  reload?: boolean
  /** Lets fields in columns be wider than a line of text. */
  wide?: boolean
  /** Uses the full width of the page, for the same text in three languages side by side. */
  full?: boolean
  id?: string
  action?: string
  encType?: 'multipart/form-data'
  children: ReactNode
}

/** A page with one form: error summary, title, fields, buttons and an optional note in the margin. */
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
