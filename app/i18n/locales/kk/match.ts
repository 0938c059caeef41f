import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/match.ts'

export default {
  why: 'Неге сай',
  whyNot: 'Неге сай келмеуі мүмкін',
  'closeness.very-close': 'Өте жақын сәйкестік',
  'closeness.close': 'Жақын сәйкестік',
  'closeness.some': 'Ішінара сәйкестік',
  'closeness.opposed': 'Сәйкестік байқалмайды',
  'thumb.up': 'Ұнайды',
  'thumb.down': 'Маған сай емес',
  'thumb.up.label': 'Ұнайды: {title}',
  'thumb.down.label': 'Маған сай емес: {title}',
} satisfies Translated<typeof ru>
