import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { ABOUT_LETTERS, MOST_SHOWN, portfolioFacts, portfolioLists, type PortfolioList } from './shown.ts'

const ids = (list: PortfolioList) => z.array(z.string().max(60)).max(MOST_SHOWN[list], 'tooMany').default([])

/** `move` is the value of a row's button: list, direction and id. */
const move = z
  .string()
  .regex(new RegExp(`^(?:${portfolioLists.join('|')}) (?:up|down) \\S{1,60}$`))
  .transform(asked => {
    const [list, direction, id] = asked.split(' ')
    return { list: list as PortfolioList, direction: direction as 'up' | 'down', id: id! }
  })

export const portfolioSchema = z.object({
  /** One paragraph: blank lines would waste space on paper. */
  about: plainText(ABOUT_LETTERS)
    .transform(text => text.replace(/\s+/g, ' '))
    .optional(),
  facts: z.array(z.enum(portfolioFacts)).max(portfolioFacts.length, 'invalid').default([]),
  projects: ids('projects'),
  certificates: ids('certificates'),
  scales: ids('scales'),
  achievements: ids('achievements'),
  move: move.optional(),
})
export type PortfolioForm = z.output<typeof portfolioSchema>

const lines = z.string().optional()
/** The same form with each list as one text, an item per line, for comparing two versions. */
export const foldedPortfolioSchema = z.object({
  about: lines,
  facts: lines,
  projects: lines,
  certificates: lines,
  scales: lines,
  achievements: lines,
})

/** Lifetimes of a link, in days. */
export const shareDays = ['30', '90', '180'] as const

export const portfolioShareSchema = z.object({ days: z.enum(shareDays, 'required'), idempotencyKey })
