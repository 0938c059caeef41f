import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/settings.ts'

export default {
  sections: 'Баптау бөлімдері',
  settings: 'Профиль',
  academic: 'Оқу',
  credentials: 'Кіру және құпиясөз',
  myData: 'Менің деректерім',
  'settings.title': 'Профиль',
  'academic.title': 'Оқу және емтихандар',
  'credentials.title': 'Кіру және құпиясөз',
  'myData.title': 'Менің деректерім',
  privacySettings: 'Кім нені көреді',
  'privacySettings.title': 'Кім нені көреді',
  mySchool: 'Менің мектебім',
  'mySchool.title': 'Менің мектебім',
  wishes: 'Хабарламалар',
  'wishes.title': 'Қандай хабарлама алғыңыз келеді',
} satisfies Translated<typeof ru>
