export default {
  sections: 'Разделы управления',
  analytics: 'Аналитика',
  applications: 'Заявки',
  locations: 'Страны и города',
  materials: 'Материалы',
  organizations: 'Организации',
  users: 'Люди',
  audit: 'Журнал',
}
