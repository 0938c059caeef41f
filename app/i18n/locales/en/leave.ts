import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/leave.ts'

export default {
  title: 'Sign out without these answers?',
  text: 'The answers to questions {numbers} are still on this device: there is no connection. After signing out they are gone from it, and these questions are asked again.',
  send: 'Send and sign out',
  erase: 'Erase and sign out',
  stay: 'Stay',
} satisfies Translated<typeof ru>
