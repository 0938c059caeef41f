import { useTranslation } from '#app/i18n/use-translation.ts'
import { pathOf } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Row, Sheet, Stack } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

/** Shown when a post was deleted while the viewer wrote a comment, with the text of the comment. */
export function GonePost({ words }: { words: string }) {
  const { t } = useTranslation('comments')
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle title={t('gone')} lead={t('gone.text')} />
        <TextArea id="words" name="words" label={t('gone.words')} defaultValue={words} rows={5} readOnly />
        <Row>
          <ButtonLink to={pathOf('feed')}>{t('gone.back')}</ButtonLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
