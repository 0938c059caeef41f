import type { Messages } from '../translate.ts'

export default import.meta.glob<Messages>('../locales/kk/*.ts', { import: 'default' })
