export default {
  why: 'Почему',
  whyNot: 'Почему может не подойти',
  'closeness.very-close': 'Очень близкое совпадение',
  'closeness.close': 'Близкое совпадение',
  'closeness.some': 'Частичное совпадение',
  'closeness.opposed': 'Совпадения не видно',
  'thumb.up': 'Нравится',
  'thumb.down': 'Не моё',
  'thumb.up.label': 'Нравится: {title}',
  'thumb.down.label': 'Не моё: {title}',
}
