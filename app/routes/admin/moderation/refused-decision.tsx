import { useTranslation } from '#app/i18n/use-translation.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { ButtonLink, QuietLink } from '#app/ui/button.tsx'
import { Row, Sheet, Stack, Text } from '#app/ui/layout.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'

type Props = { id: string; refused: 'decided' | 'forbidden' | 'own-decision'; lines: string[] }

const why = { forbidden: 'readOnly', 'own-decision': 'appeal.own' } as const

/** Page for a decision that was not saved: another moderator has decided first (`lines` say who and what), or the
 *  viewer may not decide. */
export function RefusedDecision({ id, refused, lines }: Props) {
  const { t } = useTranslation('moderation')
  const overtaken = refused === 'decided'
  return (
    <Sheet narrow>
      <Stack gap="l">
        <PageTitle
          title={t(overtaken ? 'overtaken.title' : 'refused.title')}
          lead={overtaken ? t('overtaken.lead') : t(why[refused])}
        />
        {lines.length > 0 ? (
          <Text as="div">
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
          </Text>
        ) : null}
        <Row>
          <ButtonLink to={adminPathOf('moderationCase', { caseId: id })}>{t('overtaken.back')}</ButtonLink>
          <QuietLink to={adminPathOf('moderation')}>{t('toList')}</QuietLink>
        </Row>
      </Stack>
    </Sheet>
  )
}
