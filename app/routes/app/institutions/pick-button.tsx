import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { PickFields } from './picks-bar.tsx'

type Props = { institutionId: string; name: string; picked: boolean; back: string }

/** Adds an institution to the comparison or removes it. The button sends the wanted state, so a double click has no
 *  further effect. */
export function PickButton({ institutionId, name, picked, back }: Props) {
  const { t } = useTranslation('picks')
  const wish = picked ? 'drop' : 'add'
  return (
    <Form method="post" action={pathOf('picks')} preventScrollReset>
      <PickFields institutionId={institutionId} back={back} />
      <Button name="wants" value={picked ? 'off' : 'on'} kind="second" small aria-label={t(`${wish}.label`, { name })}>
        {t(picked ? 'drop.here' : 'add')}
      </Button>
    </Form>
  )
}
