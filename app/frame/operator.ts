import { createContext } from 'react'

export type Operator = { name: string; email: string | null; phone: string | null; chatUrl: string | null }

/** The operator, for a page whose root loader has failed. Only the server provides it, and such a page has no script. */
export const OperatorContext = createContext<Operator | null>(null)
