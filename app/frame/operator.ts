import { createContext } from 'react'

export type Operator = { name: string; email: string | null; phone: string | null; chatUrl: string | null }

/** The operator of the site, for a page whose root has failed. Only the server knows it then, and sends no script along. */
export const OperatorContext = createContext<Operator | null>(null)
