import type { Messages } from '../translate.ts'

export default import.meta.glob<Messages>('../locales/en/*.ts', { import: 'default' })
