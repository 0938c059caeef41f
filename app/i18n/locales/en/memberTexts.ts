import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/memberTexts.ts'

export default {
  'slip.site': 'Site',
  'slip.login': 'Username',
  'slip.password': 'Password',
  'slip.until': 'Works once (until {date}), then make your own.',
  nothing: 'none',
  groupGone: 'a deleted class',
  self: 'The person',
  site: 'The site',
  'event.member.added': 'Added to the organisation',
  'event.member.asked-to-join': 'Asked to join',
  'event.member.role-changed': 'Role: {from} → {to}',
  'event.member.status-changed': 'Status: {from} → {to}',
  'event.member.group-changed': 'Class: {from} → {to}',
  'event.member.removed': 'Removed from the organisation',
  'event.member.left': 'Left the organisation',
  'event.account.password-reset': 'New password',
  'event.account.password-changed': 'Changed the password',
  'event.account.subscription-changed': 'Personal subscription changed',
  'event.account.state-changed': 'Account access changed',
  'event.revoked': 'Password slip revoked',
  groupGone_group: 'a deleted group',
  'event.member.group-changed_group': 'Group: {from} → {to}',
} satisfies Translated<typeof ru>
