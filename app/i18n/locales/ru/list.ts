export default {
  add: 'Добавить ещё',
  remove: 'Убрать строку {number}',
  up: 'Поднять строку {number}',
  down: 'Опустить строку {number}',
  send: 'Отправить форму',
}
