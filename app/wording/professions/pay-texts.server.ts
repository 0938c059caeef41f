import type { findProfession } from '#app/domain/professions/professions.server.ts'
import { tengeText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Profession = NonNullable<Awaited<ReturnType<typeof findProfession>>>

/** Describes the pay of a profession: its published figures, and how this kind of work is paid. `null` where neither is
 *  known. */
export function payTexts({ pay, paidAs }: Pick<Profession, 'pay' | 'paidAs'>, reader: Reader<'profession'>) {
  if (!pay && !paidAs) return null
  const ways = reader.in('pay')
  return {
    figure: pay && figureTexts(pay, reader),
    way: paidAs && ways.t(`way.${paidAs}`),
    none: pay ? null : ways.t('none'),
  }
}

function figureTexts(pay: NonNullable<Profession['pay']>, { t, language }: Reader<'profession'>) {
  const money = (amount: number) => tengeText(amount, language)
  const { average, low, high, label, also, beforeTax, source, period, seenAt } = pay
  const [year = period, quarter] = period.split(' Q')
  const when = quarter ? t('pay.quarter', { quarter, year }) : t('pay.year', { year })
  return {
    averageText: t('pay.said', { amount: money(average) }),
    range:
      low === undefined || high === undefined
        ? null
        : { low, high, average, text: t('pay.range', { low: money(low), high: money(high) }) },
    of: `${t('pay.of', { label })} ${t(beforeTax ? 'pay.beforeTax' : 'pay.taxUnsaid')}`,
    also: also.map(other => t('pay.also', { label: other.label, amount: money(other.average) })),
    source: t('pay.source', { source, period: when, site: new URL(seenAt).hostname }),
  }
}
