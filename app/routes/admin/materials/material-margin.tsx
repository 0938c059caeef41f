import { Form } from '@remix-run/react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/card.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Small } from '#app/ui/prose.tsx'
import type { LoadedMaterial } from './edit.tsx'
import { LinkBadge } from './list-table.tsx'

/** Margin of the form: result of the link check, usage, and the button to retire the material. */
export function MaterialMargin({ loaded }: { loaded: LoadedMaterial }) {
  const { id, language, url, retired, plans, link, brokenSince, movedTo } = loaded
  const { t } = useTranslation('adminMaterials')
  return (
    <>
      <Note title={t('link')}>
        <Stack gap="s">
          <div>
            <LinkBadge link={link} />
            {brokenSince ? <Small>{t('brokenSince', { day: brokenSince })}</Small> : null}
            {movedTo ? <Small>{t('movedTo', { url: movedTo })}</Small> : null}
          </div>
          <a href={url} lang={language} hrefLang={language} rel="noreferrer">
            {t('openUrl')}
          </a>
        </Stack>
      </Note>
      <Note title={t('use')}>{plans === 0 ? t('noPlans') : t('plans', { count: plans })}</Note>
      <Note title={retired ? t('isRetired', { day: retired }) : t('isUsed')}>
        <Stack gap="s">
          <p>{t(retired ? 'restoreText' : 'retireText')}</p>
          <Form method="post" action={adminPathOf('materialState', { materialId: id })}>
            <Button kind="second" small name="retired" value={retired ? 'off' : 'on'}>
              {t(retired ? 'restore' : 'retire')}
            </Button>
          </Form>
        </Stack>
      </Note>
    </>
  )
}
