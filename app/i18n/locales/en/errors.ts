import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/errors.ts'

export default {
  'meta.description': 'A page did not open: what happened and where to go from here.',
  '400.title': 'That request could not be read',
  '400.text':
    'The link or form you came with is incomplete. Nothing has changed and nothing is lost: go back and try again.',
  '403.title': 'This page is closed to you',
  '403.text': 'Your account has no access to it. Go back to the feed or the home page.',
  '404.title': 'There is no such page',
  '404.text': 'Check the address: it may be mistyped. If it is right, the page may have been removed.',
  '405.title': 'This address does not work that way',
  '405.text': 'The request was sent in a way this address does not accept. Open the page from a link and try again.',
  '413.title': 'That request is too large',
  '413.text':
    'What was sent is larger than this page accepts. Go back in your browser, what you wrote is still there: shorten the text or choose a smaller file.',
  '431.title': 'Your browser sent too much',
  '431.text': 'Delete the cookies and data of this site in your browser, then open it again.',
  '500.title': 'Something failed on our side',
  '500.text': 'The fault has been recorded. Try again in a minute.',
  '503.title': 'The site cannot answer just now',
  '503.text': 'This will pass. What was saved is still there. Try again in a minute.',
  'reason.insufficient_permissions':
    'This part of the site is for administrators, staff and teachers of organisations. If you are one of them, ask an administrator for access.',
  'reason.cross_site':
    'The request came from another site, and we did not carry it out, so that nobody acts in your name. Open the page here and send the form again.',
  'reason.below_minimum_age':
    'This test is meant for older people. If the date of birth in your profile is wrong, write to your organisation or the operator of the site.',
  'reason.other_test': 'This question belongs to another test. Nothing has been saved: open the test you want again.',
  'reason.profile_not_found':
    'Profile not found. Check the username: it may have been changed, or the person is no longer on the site.',
  'reason.post_gone':
    'This post is no longer here, or it is not open to you: its author may have deleted it, or a moderator hidden it.',
  'reason.story_gone':
    'This story is not here any more: its 24 hours are over or its author deleted it. If somebody sent you the link, the author may not have shown it to everyone.',
  'reason.sign_ins_wait':
    'A great many people are signing in at this moment. Wait half a minute, go back and send the form again.',
  'reason.share_ended':
    'This link no longer works: its time is over or it was shut. Ask the person who sent it for a new one.',
  'reason.action_refused':
    'We could not read what you wanted to do. Nothing has changed: go back, reload the page and press the button again.',
  'reason.action_stale':
    'What this button belonged to is no longer here: it was removed or changed. Your press changed nothing: go back and look at the page again.',
  from: 'The address that did not open: {address}',
  again: 'Try again',
  back: 'Go back',
  home: 'To the home page',
  feed: 'To the feed',
  unknown: 'Unknown error',
  'reason.organization_not_found':
    'There is no such organisation, or it is not open to you. Check the address or go back to your own organisation.',
  'off.title': 'This part of the site is turned off for a while',
  'reason.part_off':
    'An administrator of the site has turned it off and will turn it on again. Everything that was saved is in its place; the rest of the site works as usual.',
} satisfies Translated<typeof ru>
