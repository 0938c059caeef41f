export default {
  'professions.fits': 'А ещё то, что вам свойственно и важно: {names}.',
  'paths.exams': '{code} {name}. ЕНТ: {exams}',
  'paths.or': ' или ',
  'about.test': '«{title}», {date}',
  'shared.title': 'Анализ личности: {name}',
  'shared.description': 'Анализ личности, открытый по личной ссылке.',
}
