/** The country the users live in. */
export const HOME = 'kz'

/** Regions of Kazakhstan and its three cities of national rank, as they appear in query strings. */
export const regions = [
  'astana',
  'almaty',
  'shymkent',
  'abai',
  'akmola',
  'aktobe',
  'almaty-region',
  'atyrau',
  'east-kazakhstan',
  'zhambyl',
  'zhetysu',
  'karaganda',
  'kostanay',
  'kyzylorda',
  'mangystau',
  'pavlodar',
  'north-kazakhstan',
  'turkistan',
  'ulytau',
  'west-kazakhstan',
] as const

export type Region = (typeof regions)[number]

/** Region around each city of national rank. */
const lieWithin: Partial<Record<Region, Region>> = { astana: 'akmola', almaty: 'almaty-region', shymkent: 'turkistan' }

const borders: readonly (readonly [Region, Region])[] = [
  ['abai', 'east-kazakhstan'],
  ['abai', 'karaganda'],
  ['abai', 'pavlodar'],
  ['abai', 'zhetysu'],
  ['akmola', 'karaganda'],
  ['akmola', 'kostanay'],
  ['akmola', 'north-kazakhstan'],
  ['akmola', 'pavlodar'],
  ['aktobe', 'atyrau'],
  ['aktobe', 'kostanay'],
  ['aktobe', 'kyzylorda'],
  ['aktobe', 'mangystau'],
  ['aktobe', 'ulytau'],
  ['aktobe', 'west-kazakhstan'],
  ['almaty-region', 'karaganda'],
  ['almaty-region', 'zhambyl'],
  ['almaty-region', 'zhetysu'],
  ['atyrau', 'mangystau'],
  ['atyrau', 'west-kazakhstan'],
  ['karaganda', 'pavlodar'],
  ['karaganda', 'ulytau'],
  ['karaganda', 'zhambyl'],
  ['kostanay', 'north-kazakhstan'],
  ['kostanay', 'ulytau'],
  ['kyzylorda', 'turkistan'],
  ['kyzylorda', 'ulytau'],
  ['north-kazakhstan', 'pavlodar'],
  ['turkistan', 'ulytau'],
  ['turkistan', 'zhambyl'],
]

/** Returns the neighbouring regions, including cities of national rank within the region and its neighbours. */
export function neighboursOf(region: Region): Region[] {
  const around = (of: Region) => lieWithin[of] ?? of
  const here = around(region)
  const next = borders.flatMap(([one, other]) => (one === here ? other : other === here ? one : []))
  return regions.filter(each => each !== region && [here, ...next].includes(around(each)))
}
