import type { Region } from '#app/domain/locations/regions.ts'

/** Column and row of a region in a tile map, counted from the north-west. It shows neighbours, not sizes: adjoining
 *  tiles are adjoining regions. Exact borders would not add information. */
export const regionTiles: Record<Region, { column: number; row: number }> = {
  'north-kazakhstan': { column: 3, row: 0 },
  'west-kazakhstan': { column: 0, row: 1 },
  kostanay: { column: 2, row: 1 },
  akmola: { column: 3, row: 1 },
  astana: { column: 4, row: 1 },
  pavlodar: { column: 5, row: 1 },
  atyrau: { column: 0, row: 2 },
  aktobe: { column: 1, row: 2 },
  ulytau: { column: 2, row: 2 },
  karaganda: { column: 4, row: 2 },
  abai: { column: 5, row: 2 },
  'east-kazakhstan': { column: 6, row: 2 },
  mangystau: { column: 0, row: 3 },
  kyzylorda: { column: 2, row: 3 },
  turkistan: { column: 3, row: 3 },
  zhetysu: { column: 5, row: 3 },
  shymkent: { column: 3, row: 4 },
  zhambyl: { column: 4, row: 4 },
  'almaty-region': { column: 5, row: 4 },
  almaty: { column: 6, row: 4 },
}

export const TILE_COLUMNS = 7
export const TILE_ROWS = 5
