import { z } from 'zod'
import { calendarEvents } from '#app/domain/roadmaps/vocabulary.ts'

const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })
/** Month and day. The event recurs every year until newer dates are published. */
const day = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

export const examCalendarFile = z
  .array(
    z
      .strictObject({
        event: z.enum(calendarEvents),
        /** Year of its first day. */
        year: z.number().int().min(2024).max(2035),
        from: day,
        to: day,
        /** Period of registration. Days later in the calendar than the first day of the event are in the previous year. */
        registerFrom: day.optional(),
        registerTo: day.optional(),
        /** Some of the days are estimated from earlier years or announced as provisional, so they are uncertain for
         *  that year too. */
        expected: z.boolean(),
        source: text,
      })
      .refine(({ from, to }) => from <= to, 'An event ends after it begins.')
      .refine(
        ({ registerFrom, registerTo }) => (registerFrom === undefined) === (registerTo === undefined),
        'A registration has two ends.',
      ),
  )
  .refine(rows => calendarEvents.every(event => rows.some(row => row.event === event)), 'Every event has a row.')
