import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/recovery.ts'

export default {
  'forgot.title': 'Forgotten your password?',
  'forgot.description': 'A link to a new password, sent to your e-mail.',
  'forgot.lead':
    'Type the username or e-mail you sign in with. We will send a link where you can choose a new password.',
  'forgot.submit': 'Send the link',
  'forgot.login': 'Back to signing in',
  'forgot.sent': 'Check your e-mail',
  'forgot.sentText':
    'If there is such an account and its e-mail is confirmed, a letter with a link will come in a few minutes. The link works once and for one hour.',
  nothing: 'No letter?',
  'forgot.nothingText':
    'Look in the spam folder. Check that the username or e-mail was right and try again in a few minutes. No more than three letters come in an hour.',
  'forgot.again': 'Try again',
  'forgot.noEmail': 'No e-mail in the account?',
  'forgot.noEmailText':
    'The administrator of your school, college or university can give you a new password. If you have no organisation, write to the operator of the site.',
  'forgot.chat': 'Write to the operator',
  'forgot.mailOffText':
    'So no link can come. The administrator of your organisation can give you a new password; if you have none, the operator of the site can.',
  'reset.title': 'New password',
  'reset.description': 'The page where you choose a new password.',
  'reset.lead': 'Choose a new password and sign in with it. You will be signed out on every device you used before.',
  'reset.username': 'Username: {username}',
  'reset.submit': 'Save the password',
  dead: 'This link no longer works',
  'reset.deadText':
    'A link from a letter works once and for one hour only. If you asked for two letters, only the last link works.',
  'reset.again': 'Ask for a new link',
  'verify.title': 'Confirming your e-mail',
  'verify.description': 'The page where you confirm your e-mail address.',
  'verify.question': 'Confirm your e-mail',
  'verify.questionText': 'The address {email} will then be the e-mail of the account {username}.',
  'verify.notYours': 'You didn’t ask for this?',
  'verify.notYoursText': 'Then just close the page: unless you press the button, nothing changes.',
  'verify.confirm': 'Confirm',
  'verify.deadText':
    'A link from a letter works once and for one day only. If there were several letters, only the last link works.',
  'verify.taken': 'This address is taken',
  'verify.takenText':
    'Meanwhile this address was confirmed for another account. Sign in to that one or give another address.',
  'verify.state': 'My e-mail',
  'verify.confirmed': 'The address {email} is confirmed. It lets you back in if you forget your password.',
  'verify.pending': 'Waiting for confirmation',
  'verify.pendingText':
    'We are sending a letter to {email}. Open its link within a day and press “Confirm”. Until then nothing changes.',
  'verify.former': 'For now the former address is in use: {email}.',
  'verify.none': 'The account has no e-mail. With one you can get back in by yourself if you forget your password.',
  'verify.add': 'Give an e-mail',
  'verify.other': 'Give another address',
  'verify.resend': 'Send the letter again',
  'verify.resent': 'We are sending the letter again. The earlier link no longer works.',
  'verify.tooSoon': 'A letter has just been sent. You can ask again in a minute.',
  'verify.tooOften': 'That is enough letters for today. You can ask for the next one after this time: {time}.',
  'verify.mailOff': 'This site does not send letters yet, so an address cannot be confirmed now.',
  'verify.lookText': 'Look in the spam folder and check the address for mistakes.',
  'verify.settings': 'Sign-in and password',
  'required.password': 'Choose a new password',
  'invalid.invalid': 'Remove the spaces',
  'invalid.tooOften': 'Too many requests have come from your network. Wait an hour and try again',
} satisfies Translated<typeof ru>
