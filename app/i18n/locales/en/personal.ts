import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/personal.ts'

export default {
  title: 'Profile settings',
  description: 'Your name, what you do and who sees your studies.',
  usernameHint:
    'Latin letters, digits, dot and underscore, 3 to 30 characters. You sign in with it, and it is in the address of your page.',
  usernamePassword: 'Needed only when you change the username.',
  bio: 'About you',
  bioHint: 'Up to 500 characters. Everybody who is signed in sees this, so leave out your phone number and address.',
  organization: 'Where you study or work',
  organizationHint: 'The name of your school, college, university or workplace, up to 120 characters.',
  visibility: 'Who sees your marks, exams, languages and certificates',
  visibilityHint:
    'Your place of study or work, city and interests are seen by everybody who is signed in. If you are a pupil or student of an organisation on the site, its administrators, its staff and your mentor always see all of it. So do the ministry and the chief administrator.',
  visibilityMinorHint:
    'While you are under 18, this cannot be open to everyone. If you are a pupil or student of an organisation on the site, its administrators, its staff and your mentor always see all of it. So do the ministry and the chief administrator.',
  'visibility.EVERYONE': 'Everybody who is signed in',
  'visibility.FOLLOWED': 'People I follow',
  'visibility.NOBODY': 'Only me',
  save: 'Save',
  pictures: 'Photo and cover',
  'avatar.add': 'Add a photo',
  'avatar.change': 'Change the photo',
  'cover.add': 'Add a cover',
  'cover.change': 'Change the cover',
  'interests.title': 'Your interests',
  'interests.lead':
    'Mark the school subjects and pastimes you like. They change the order of professions in your lists. What you mark is seen by the people who see where you study.',
  'interests.legend': 'What interests you',
  'interests.note': 'The subjects and pastimes you ticked. They stand on your page.',
  'interests.change': 'Change interests',
  page: 'Your page',
  'page.open': 'Open your page',
  'page.asOther': 'See it as others do',
  'dateOfBirth.none': 'Not given',
  'dateOfBirth.text':
    'It is not changed here: your age decides which tests are open and who sees what. If it is wrong, write to the operator of the site or tell your organisation.',
  'required.username': 'Type a username',
  'invalid.usernameOften': 'The username has been changed five times today. Keep it, or change it tomorrow',
  'invalid.visibilityMinor': 'While you are under 18, choose one of the two options',
  'invalid.bioRude': 'Write these words differently',
  'invalid.bioPersonal':
    'Take out the telephone number, address or document number: everybody who is signed in reads these words',
  'invalid.bioLinks': 'You can give a link here a week after signing up',
  visibilityMinor: 'Who sees your school, class, city, interests, marks, exams, languages and certificates',
  visibilityMinor_group:
    'Who sees your place of study, year, city, interests, marks, exams, languages and certificates',
} satisfies Translated<typeof ru>
