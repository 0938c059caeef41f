export default {
  'status.RECRUITING': 'Ищем людей',
  'status.ACTIVE': 'Работаем',
  'status.COMPLETED': 'Завершён',
  'status.ARCHIVED': 'В архиве',
}
