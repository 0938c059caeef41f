import type { Messages } from '../translate.ts'

export default import.meta.glob<Messages>('../locales/ru/*.ts', { import: 'default' })
