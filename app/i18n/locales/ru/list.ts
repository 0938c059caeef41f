export default {
  add: 'Добавить ещё',
  remove: 'Убрать строку {number}',
  up: 'Поднять строку {number}',
  send: 'Отправить форму',
}
