export default {
  sections: 'Разделы настроек',
  settings: 'Профиль',
  academic: 'Учёба',
  credentials: 'Вход и пароль',
  myData: 'Мои данные',
  'settings.title': 'Профиль',
  'academic.title': 'Учёба и экзамены',
  'credentials.title': 'Вход и пароль',
  'myData.title': 'Мои данные',
  mySchool: 'Моя школа',
  'mySchool.title': 'Моя школа',
}
