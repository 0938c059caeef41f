import { expect, it } from 'vitest'
import { neighboursOf, regions } from '#app/domain/locations/regions.ts'
import { regionTiles, TILE_COLUMNS, TILE_ROWS } from './region-tiles.ts'

it('every region has a tile of its own inside the map', () => {
  const places = regions.map(region => regionTiles[region])
  expect(new Set(places.map(({ column, row }) => `${column} ${row}`)).size).toBe(regions.length)
  for (const { column, row } of places) expect(column < TILE_COLUMNS && row < TILE_ROWS).toBe(true)
})

it('tiles that touch are of neighbours', () => {
  for (const one of regions) {
    for (const other of regions) {
      const [a, b] = [regionTiles[one], regionTiles[other]]
      const touch = Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1
      if (touch) expect(neighboursOf(one), `${one} beside ${other}`).toContain(other)
    }
  }
})
