import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/settings.ts'

export default {
  sections: 'Sections of the settings',
  settings: 'Profile',
  academic: 'Studies',
  credentials: 'Sign-in and password',
  myData: 'My data',
  'settings.title': 'Profile',
  'academic.title': 'Studies and exams',
  'credentials.title': 'Sign-in and password',
  'myData.title': 'My data',
  privacySettings: 'Who sees what',
  'privacySettings.title': 'Who sees what',
  mySchool: 'My school',
  'mySchool.title': 'My school',
  wishes: 'Notifications',
  'wishes.title': 'What to be told of',
} satisfies Translated<typeof ru>
