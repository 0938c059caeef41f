/** The country people here live in. */
export const HOME = 'kz'

/** The regions of Kazakhstan and its three cities of national rank, by the names their addresses carry. */
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
