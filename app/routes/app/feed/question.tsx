import { useTranslation } from '#app/i18n/use-translation.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Stack } from '#app/ui/layout.tsx'
import { Bullets } from '#app/ui/prose.tsx'
import type { QuestionTexts } from '#app/wording/feed/question-texts.server.ts'
import { HelpLines } from '../safety/help-lines.tsx'

/** What was seen in a text, before its author decides: help first, then what cannot stay, then what others would learn. */
export function Question({ question }: { question: QuestionTexts }) {
  const { t } = useTranslation('compose')
  const { help, rude, personal, wait, muted } = question
  return (
    <Stack as="section" aria-label={t('question')}>
      {help ? (
        <Alert tone="info" title={t('help')} as="h2">
          <p>{t('help.text')}</p>
          <HelpLines lines={help} />
          <p>{t('help.after')}</p>
        </Alert>
      ) : null}
      {muted ? <Alert tone="bad">{muted}</Alert> : null}
      {rude.length > 0 ? (
        <Alert tone="bad" title={t('rude')} as="h2">
          <Bullets items={rude} />
          <p>{t('rude.text')}</p>
        </Alert>
      ) : null}
      {personal.length > 0 ? (
        <Alert tone="warn" title={t('personal')} as="h2">
          <ul>
            {personal.map(({ words, what }, at) => (
              <li key={at}>
                <mark>{words}</mark>, {what}
              </li>
            ))}
          </ul>
          <p>{t('personal.text')}</p>
        </Alert>
      ) : null}
      {wait ? <Alert tone="warn">{wait}</Alert> : null}
    </Stack>
  )
}
