import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/mailbox.ts'

export default {
  title: 'Letters',
  description: 'The letters the site would send.',
  lead: 'The letters the site would send to people. In the demo and in development they stay here.',
  server: 'A mail server is set (SMTP_URL), so new letters go through it. Only earlier ones are here.',
  empty: 'No letters yet',
  emptyText: 'A letter is here a second after the site has written it.',
  to: 'To',
  sent: 'Sent',
  text: 'The letter as text',
  source: 'The HTML of the letter',
} satisfies Translated<typeof ru>
