import { createContext } from 'react'

/** The nonce of the answer's own scripts; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)
