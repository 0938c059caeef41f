import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Cards } from '#app/ui/cards.tsx'
import { Panel, Row, Stack, Text } from '#app/ui/layout.tsx'
import type { LoadedLanding } from './landing.tsx'

/** Ways to get access and their price, for visitors without an account. */
export function LandingPrice({ price }: Pick<LoadedLanding, 'price'>) {
  const { t } = useTranslation('landing')
  return (
    <Stack as="section" aria-labelledby="price">
      <h2 id="price">{t('price.title')}</h2>
      <Cards
        items={[
          { id: 'look', title: t('price.look'), text: t('price.look.text') },
          { id: 'school', title: t('price.school'), text: t('price.school.text') },
          { id: 'alone', title: t('price.alone'), text: `${price} ${t('price.alone.text')}` },
        ]}
      />
      <Panel>
        <Row between>
          <Text>{t('price.organisation')}</Text>
          <ButtonLink to={pathOf('partners')} kind="second">
            {t('price.apply')}
          </ButtonLink>
        </Row>
      </Panel>
    </Stack>
  )
}
