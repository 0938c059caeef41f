export default {
  label: 'Подсказки поиска',
  told_one: '{count} подсказка',
  told_few: '{count} подсказки',
  told_many: '{count} подсказок',
  told_other: '{count} подсказки',
  none: 'Подсказок нет',
  near: 'ваша организация',
  profession: 'профессия',
  institution: 'учебное заведение',
  test: 'тест',
  project: 'проект',
}
