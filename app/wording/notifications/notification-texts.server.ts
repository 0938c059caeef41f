import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { weekOf, yearOf } from '#app/domain/calendar/days.ts'
import type { ShownNotification } from '#app/domain/notifications/list-notifications.server.ts'
import { clockText, dayOfYearText, plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { placeOf } from './places.ts'
import { sentenceOf } from './sentences.server.ts'

const groups = ['today', 'week', 'earlier'] as const

/** Describes a page of notifications, grouped by age. */
export function notificationTexts(
  shown: ShownNotification[],
  viewer: { username: string },
  now: Date,
  reader: Reader<'notificationTexts'>,
) {
  const today = calendarDay(now)
  const groupOf = (at: Date) => {
    const day = calendarDay(at)
    return day === today ? 'today' : day >= weekOf(today).from ? 'week' : 'earlier'
  }
  return groups.flatMap(group => {
    const items = shown
      .filter(({ at }) => groupOf(at) === group)
      .map(one => ({
        id: one.id,
        isRead: one.isRead,
        text: sentenceOf(one, reader),
        on: one.at.toISOString(),
        when: whenText(one.at, today, reader),
        to: placeOf(one, viewer),
      }))
    return items.length > 0 ? [{ group, title: reader.t(`group.${group}`), items }] : []
  })
}

function whenText(at: Date, today: string, { language }: Reader<'notificationTexts'>): string {
  const day = calendarDay(at)
  if (day === today) return clockText(at.toISOString(), language)
  return yearOf(day) === yearOf(today)
    ? dayOfYearText(undefined, day.slice('YYYY-'.length), language)
    : plainDateText(day, language)
}
