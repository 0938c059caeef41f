import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/importReasons.ts'

export default {
  'reason.empty': 'Fill in the cell.',
  'reason.nameShort': 'Write two letters at least.',
  'reason.nameParts': 'Write the last and the first name with a space between them.',
  'reason.nameLost': 'Letters were lost when the file was saved. Save the list as .xlsx.',
  'reason.characters': 'Use letters only: some characters here do not belong in this column.',
  'reason.tooLong': 'Too long, use up to 60 letters.',
  'reason.formula': 'Write the value itself, not a formula.',
  'reason.dateUnread': 'Write the date like this: 2010-03-14.',
  'reason.dateNone': 'There is no such day. Check day and month.',
  'reason.dateTwofold': 'It is unclear which is the month. Write it like this: 2010-03-14.',
  'reason.dateInFuture': 'This day has not come yet. Check the year.',
  'reason.dateUnlikely': 'Check the year of birth.',
  'reason.genderUnread': 'Write “f” or “m”, or leave it empty.',
  'reason.languageUnread': 'Write kk, ru or en, or leave it empty.',
  'reason.groupLong': 'The name of a class has 20 characters at most.',
  'reason.emailUnread': 'The address is not complete. It may also stay empty.',
  'reason.usernameUnread':
    'A username has 3 to 30 Latin letters, digits, dots and underscores. Leave it empty and we make one.',
  'reason.usernameReserved': 'This username is kept for the site. Choose another one or leave it empty.',
  'reason.usernameTwice': 'Row {row} has this username too. Change one of them.',
  'reason.emailTwice': 'Row {row} has this address too. Change or remove one of them.',
  'reason.personTwice': 'Row {row} is about the same person. If they are two people, give both a username.',
  'reason.elsewhere':
    'There is such an account outside your organisation. Ask the person to join by the code of your organisation.',
  'reason.otherRole': 'This person has another role here. Change it on their page.',
  'reason.twoPeople': 'Username and e-mail belong to two people. Remove one of them.',
  'sample.last1': 'Qasymova',
  'sample.first1': 'Aruzhan',
  'sample.last2': 'Kim',
  'sample.first2': 'Viktor',
  'sample.female': 'f',
  'sample.male': 'm',
  'sample.group1': '9A',
  'sample.group2': '10B',
} satisfies Translated<typeof ru>
