import { createContext } from 'react'

/** What of a page's script only the server knows: the nonce of the answer, and the code that asks for the files early. */
export type PageScript = { nonce: string | undefined; early: string }

/** Null is a page without script: the lite version, and pages on which React would change nothing. */
export const PageScriptContext = createContext<PageScript | null>({ nonce: undefined, early: '' })
