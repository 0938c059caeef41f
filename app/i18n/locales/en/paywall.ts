import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/paywall.ts'

export default {
  title: 'Access to tests',
  description: 'Why a page is closed and how to open it.',
  'user_free.title': 'This page needs a subscription',
  'user_free.text':
    'Tests are open to people with a subscription of their own or of their organisation: a school, college or university.',
  'org_missing_or_inactive.title': 'Your organisation has no subscription',
  'org_missing_or_inactive.text':
    'You belong to an organisation, but it has not arranged a subscription yet. Ask its administrator, or get a subscription of your own.',
  'org_not_started.title': 'Your organisation’s subscription has not started',
  'org_not_started.text':
    'It starts on {date}, and the tests open by themselves that day. Until then you can read about professions or get a subscription of your own.',
  'org_expired.title': 'Your organisation’s subscription has ended',
  'org_expired.text':
    'It ran until {date}. Your earlier results are still there. To take tests again, ask your organisation to renew or get a subscription of your own.',
  'member_inactive.title': 'Your membership of the organisation is switched off',
  'member_inactive.text':
    'The organisation has marked that you are not with it at present. If that is wrong, ask its administrator to switch you on again.',
  'member_pending.title': 'The organisation has not confirmed you yet',
  'member_pending.text': 'The tests open as soon as its administrator confirms your membership. Remind them of it.',
  'member_suspended.title': 'Your membership of the organisation is suspended',
  'member_suspended.text':
    'The organisation has suspended it. Its administrator can tell you why and for how long. Your results are still there.',
  'member_blocked.title': 'The organisation has closed its access to you',
  'member_blocked.text':
    'Its subscription does not count for you. If this is a mistake, speak to its administrator. Your account and results are still there.',
  'no_policy.title': 'This page is open',
  'no_policy.text': 'It needs no subscription.',
  'super_admin_bypass.title': 'Every page is open to you',
  'super_admin_bypass.text': 'Your role does not depend on subscriptions.',
  'org_ok.title': 'Your organisation’s subscription is running',
  'org_ok.text': 'The tests are open to you.',
  'paid_user_ok.title': 'Your subscription is running',
  'paid_user_ok.text': 'The tests are open to you.',
  ways: 'How to get access',
  extend: 'How to extend it',
  personal: 'A subscription of your own',
  'personal.text':
    'It is arranged in a messenger chat, where you will be told the price and term. We take no card payments on the site.',
  'personal.chat': 'Write to the chat',
  'personal.noChat':
    'The address of the chat is not given here yet. For now, write to the operator of the site: how to reach them is at the bottom of the page.',
  organization: 'A subscription of your organisation',
  'organization.text':
    'A school, college, university or education centre connects its pupils with one subscription. A member of its staff applies and hears back within 1–2 working days. If you are a pupil, show this page to your class teacher.',
  'organization.apply': 'Application of an organisation',
  paidUntil: 'Your own subscription runs until {date}.',
  free: 'What is open without one',
  'free.text': 'Descriptions of professions, your earlier results and their explanation.',
  ofOrganization: 'Access to an organisation’s posts',
  'ofOrganization.none': 'You do not belong to an organisation',
  'ofOrganization.text':
    'These are the posts of a school, college or university. Its people read them while its subscription runs. A subscription of your own does not open them.',
  'ofOrganization.starts': 'The subscription starts on {date}.',
  'ofOrganization.ended': 'The subscription ran until {date}.',
  'ofOrganization.join': 'Join with a code',
  back: 'Back',
  feed: 'To the feed',
  login: 'Sign in',
  home: 'To the home page',
  demo: 'This is the demo. Tests are open to the accounts aruzhan and timur; their password is printed at the start.',
} satisfies Translated<typeof ru>
