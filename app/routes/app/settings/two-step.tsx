import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { guards, wantedPath } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { changeTwoStepSchema, codeSchema, ownPasswordSchema } from '#app/domain/accounts/account.schema.ts'
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  findSetup,
  renewRecoveryCodes,
} from '#app/domain/accounts/two-step.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { brand } from '#app/i18n/config.ts'
import { pageMeta } from '#app/i18n/page.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { QuietLink } from '#app/ui/button.tsx'
import { refusalOfProof } from './proof-refusals.ts'
import { SettingsPage } from './settings-page.tsx'
import { BeginForm, ConfirmForm, ChangeForm, RecoveryCodes, useTwoStepForm } from './two-step-forms.tsx'

export const handle = { i18n: ['settings', 'security', 'fields'], failure: { load: 'settings' } }
export const meta = pageMeta

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await guards.twoStep(args)
  const { t } = reading(args, 'security')
  const setup = await findSetup(viewer, brand.en)
  const schema = viewer.twoStep ? changeTwoStepSchema : setup ? codeSchema : ownPasswordSchema
  return {
    page: headOf(args, { title: t('title'), description: t('app.description') }),
    on: viewer.twoStep,
    setup,
    constraint: constraintOf(schema),
    required: new URL(args.request.url).searchParams.get('reason') === 'two_step_required',
    back: wantedPath(args.request),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await guards.twoStep(args)
  if (viewer.twoStep) return change(args, viewer)
  return (await findSetup(viewer, brand.en)) ? confirm(args, viewer) : begin(args, viewer)
}

async function begin(args: ActionFunctionArgs, viewer: Viewer) {
  const form = await readForm(args, ownPasswordSchema)
  if (form.refused) return form.refused
  const outcome = await beginTwoStep(viewer, form.value.password)
  if (outcome !== 'begun') return form.refuse({ password: outcome }, outcome === 'tooOften' ? 429 : 400)
  const { search } = new URL(args.request.url)
  return redirect(pathOf('twoStepSettings') + search)
}

async function confirm(args: ActionFunctionArgs, viewer: Viewer) {
  const form = await readForm(args, codeSchema)
  if (form.refused) return form.refused
  const recoveryCodes = await confirmTwoStep(viewer, form.value.oneTimeCode)
  return recoveryCodes ? { recoveryCodes } : form.refuse({ oneTimeCode: 'codeWrong' })
}

/** Turns two-step sign-in off or creates new recovery codes. */
async function change(args: ActionFunctionArgs, viewer: Viewer) {
  const form = await readForm(args, changeTwoStepSchema)
  if (form.refused) return form.refused
  const { wish, password, oneTimeCode } = form.value
  const act = wish === 'codes' ? renewRecoveryCodes : endTwoStep
  const outcome = await act(viewer, password, oneTimeCode)
  if (Array.isArray(outcome)) return { recoveryCodes: outcome }
  if (outcome !== 'done') return form.refuse(...refusalOfProof(outcome, { password: 'password', code: 'oneTimeCode' }))
  return redirectWithToast(pathOf('credentials'), 'saved')
}

export default function TwoStepPage() {
  const { on, setup, required, constraint, back } = useLoaderData<typeof loader>()
  const codes = useActionData<{ recoveryCodes?: string[] }>()?.recoveryCodes
  const { t } = useTranslation('security')
  const form = useTwoStepForm(constraint)
  return (
    <SettingsPage current="credentials" title={t('title')} lead={t('app.lead')} errors={form.errors}>
      {required && !on && !form.refused ? <Alert tone="info">{t('app.required')}</Alert> : null}
      {codes ? (
        <RecoveryCodes codes={codes} next={back === '/' ? pathOf('credentials') : back} />
      ) : on ? (
        <ChangeForm form={form} />
      ) : setup ? (
        <ConfirmForm form={form} setup={setup} />
      ) : (
        <BeginForm form={form} />
      )}
      {codes ? null : (
        <p>
          <QuietLink to={pathOf('credentials')} back>
            {t('app.back')}
          </QuietLink>
        </p>
      )}
    </SettingsPage>
  )
}
