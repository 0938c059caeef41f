import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/trends.ts'

export default {
  title: 'Қазір талқыланып жатыр',
  text: 'Жеті күндегі хештегтер. Жазбаны емес, адамды санаймыз: бір адамның жүз жазбасы бір болып есептеледі.',
  none: 'Соңғы жеті күнде екі адам бірдей жазған хештег жоқ.',
  people_one: '{count} адам',
  people_other: '{count} адам',
  used_one: 'Жеті күнде бұл хештегті бәріне ашық жазбаларында {count} адам қолданды.',
  used_other: 'Жеті күнде бұл хештегті бәріне ашық жазбаларында {count} адам қолданды.',
  unused: 'Жеті күнде бұл хештегті бәріне ашық жазбада ешкім қолданған жоқ.',
} satisfies Translated<typeof ru>
