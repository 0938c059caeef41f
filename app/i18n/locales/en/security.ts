import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/security.ts'

export default {
  title: 'Second step of signing in',
  'step.description': 'The code from your authenticator app.',
  'step.lead': 'The password is right. Type the code the app on your phone shows now.',
  'step.code': 'Code',
  'step.codeHint': 'Six digits. Without your phone, type one of your recovery codes.',
  'step.submit': 'Sign in',
  'step.again': 'Start signing in again',
  'step.lost': 'Neither phone nor codes?',
  'step.lostText': 'The operator of the site can turn the second step off once it is certain that it is you.',
  'new.title': 'Choose your own password',
  'new.description': 'Replacing a one-time password with your own.',
  'new.lead':
    'You signed in with a one-time password somebody gave you. Replace it with your own, so that nobody else knows it.',
  'new.submit': 'Save and continue',
  'app.description': 'A code from your phone in addition to the password.',
  'app.lead':
    'With it the password alone does not sign anybody in: a code from the app on your phone is needed too. People who see pupils’ data need it most.',
  'app.required': 'To open the “Admin” section, turn the second step on.',
  'app.off': 'The second step is off now.',
  'app.on': 'The second step is on.',
  'app.begin': 'Set it up',
  'app.scan': '1. Add the account to your app',
  'app.scanText': 'Any authenticator app will do. Point its camera at the picture or type the key by hand.',
  'app.qr': 'QR code for the app',
  'app.key': 'Key',
  'app.confirm': '2. Type the code from the app',
  'app.code': 'Code from the app',
  'app.turnOn': 'Turn the second step on',
  'app.recovery': 'The second step is on. Keep the recovery codes',
  'app.recoveryText':
    'Each code lets you in once when your phone is not at hand. Write them down on paper: we will not show them again.',
  'app.done': 'I have written them down',
  'app.end': 'Turn the second step off',
  'app.change': 'Change the second step',
  'app.changeText':
    'The password and a code are needed, so that nobody at your computer can do it. New recovery codes replace all earlier ones.',
  'app.newCodes': 'New recovery codes',
  'app.back': 'Back to the sign-in settings',
  'new.agree': 'I accept the',
  'new.terms': 'terms of use',
  'new.and': 'and',
  'new.privacy': 'privacy rules',
  'invalid.termsRequired': 'Tick that you accept the terms and the privacy rules',
} satisfies Translated<typeof ru>
