import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import type { ShownHelpLine } from '#app/domain/safety/help-lines.server.ts'
import type { Mute } from '#app/domain/safety/mutes.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { muteTexts } from './mute-texts.server.ts'

export type QuestionTexts = ReturnType<typeof findingTexts>

/** Describes to the author what the checks found in a text: the words, why they were flagged, and what happens next. */
export function findingTexts(
  { look, text }: Pick<HeldUp, 'look' | 'text'>,
  { lines, mute, isPupil }: { lines: ShownHelpLine[]; mute: Mute | null; isPupil: boolean },
  reader: Reader<'postQuestion'>,
) {
  const { t } = reader
  const wordsOf = ({ offset, length }: { offset: number; length: number }) => text.slice(offset, offset + length)
  const rude = [...new Set(look.rude.map(wordsOf))]
  const personal = look.personal.map(finding => ({
    words: wordsOf(finding),
    what: finding.kind === 'PERSONAL_DATA' ? t(`personal.${finding.what}`) : '',
  }))
  return {
    label: t('question'),
    help: look.selfHarm
      ? { title: t('help'), text: t('help.text'), after: t(isPupil ? 'help.school' : 'help.after'), lines }
      : null,
    mute: mute && muteTexts(mute, reader),
    rude: rude.length > 0 ? { title: t('rude'), text: t('rude.text'), words: rude } : null,
    personal: personal.length > 0 ? { title: t('personal'), text: t('personal.text'), found: personal } : null,
    wait: look.wait && t(`wait.${look.wait}`),
  }
}
