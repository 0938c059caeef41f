import type { Translated } from '../../catalogue.ts'
import type ru from '../ru/scenes.ts'

export default {
  caption: 'One of the workplaces in this field. {what}',
  'in.it': 'A desk and servers: what is typed at the desk is worked out in the cabinet beside it.',
  'in.engineering': 'A building site: the crane lowers a beam and the engineer watches it into place.',
  'in.transport': 'A train on a bridge over a river: track, piers and wire carry it together.',
  'in.trades': 'A workshop: a welder at the bench, tools on the wall.',
  'in.service': 'A café: one makes coffee, one waits, one already sits at a table.',
  'in.health': 'A ward: a patient on a drip, the doctor beside, a heartbeat on the screen.',
  'in.education': 'A classroom: the teacher at the board, one pupil writes, another raises a hand.',
  'in.society': 'A reception room: two people talk at a table, two more wait.',
  'in.law': 'A courtroom: the judge at the bench, a clerk keeping the record, scales by the wall.',
  'in.business': 'A meeting: one shows a chart, three work out what follows from it.',
  'in.creative': 'A stage: a singer in the light, a musician beside, the audience below.',
  'in.science': 'An observatory on a hill: the dome is open while the stars are out.',
  'in.agriculture': 'A field in section: roots, a tractor with a harrow and an agronomist looking at the shoots.',
} satisfies Translated<typeof ru>
