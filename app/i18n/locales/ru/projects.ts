export default {
  'status.RECRUITING': 'Ищет людей',
  'status.ACTIVE': 'Работает',
  'status.COMPLETED': 'Завершён',
  'status.ARCHIVED': 'В архиве',
}
