export default {
  'status.RECRUITING': 'Ищет людей',
  'status.ACTIVE': 'Работает',
  'status.COMPLETED': 'Завершён',
  'status.ARCHIVED': 'В архиве',
  followers_one: 'следит {count} человек',
  followers_few: 'следят {count} человека',
  followers_many: 'следят {count} человек',
  followers_other: 'следят {count} человека',
}
