import type { Sheet } from '#app/domain/guidance/analysis-sheet.server.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { type Explained, reasonsIn } from '../professions/reasons.ts'

type Profession = Sheet['professions'][number]

export function firstTexts({ id, title, lang, listed, field, reason }: Profession) {
  return { id, title, ...(lang && { lang }), listed, field, reason }
}

/** Describes a recommended profession in detail: why it fits, and what may not suit. */
export function professionTexts(profession: Profession, sheet: Sheet, reader: Reader<'sheet'>) {
  const { t } = reader
  const words = reader.in('professions').t
  const { id, title, lang, listed, closeness, remark, field, ways, caution } = profession
  const { why, against } = reasonsIn(words, unsaidOf(profession))
  const names = sharedNames(profession, sheet)
  return {
    id,
    title,
    ...(lang && { lang }),
    listed,
    closeness,
    remark,
    about: [words(`field.${field}`), ways.map(way => words(`way.${way}`)).join(' / ')].filter(Boolean).join('. '),
    why: [
      profession === sheet.contrast && profession.because.length === 0 ? words('why.contrast') : why,
      ...(names ? [t('professions.fits', { names })] : []),
    ]
      .filter(Boolean)
      .join(' '),
    whyNot: against || caution,
  }
}

/** Removes the reasons whose duty the remark on the profession already quotes. */
function unsaidOf(profession: Profession): Explained {
  const { because, asksFor, duties, remark } = profession
  const isUnsaid = (letter: Letter) => {
    const duty = duties[letter]
    return duty === undefined || !remark?.toLowerCase().includes(duty.toLowerCase())
  }
  const open = because.filter(isUnsaid)
  return {
    ...profession,
    because: open,
    isPartial: open.length < because.length,
    asksFor: asksFor && isUnsaid(asksFor) ? asksFor : null,
  }
}

/** Names the values and traits that the work rewards and the person has. */
function sharedNames({ values, traits }: Profession, { groups }: Sheet) {
  const shared: string[] = [...values, ...traits]
  return groups
    .filter(({ instrument }) => instrument === 'VALUES' || instrument === 'PERSONALITY')
    .flatMap(({ scales }) => scales)
    .filter(({ key }) => shared.includes(key))
    .map(({ name }) => name.toLowerCase())
    .join(', ')
}
