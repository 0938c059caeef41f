import { Graphic } from './axis.tsx'
import { at } from './scale.ts'
import * as css from './tile-map.css.ts'

const HEIGHT = 58
const GAP = 4

type TileMapProps = {
  /** `level` is the filled share of the tile, 0–1; `code` and `value` are short. */
  tiles: { id: string; column: number; row: number; code: string; value: string; level: number }[]
  columns: number
  rows: number
  label: string
}

/** Regions as equal tiles in their geographical arrangement, without borders. */
export function TileMap({ tiles, columns, rows, label }: TileMapProps) {
  const width = 100 / columns
  return (
    <Graphic height={rows * (HEIGHT + GAP)} label={label}>
      {tiles.map(({ id, column, row, code, value, level }) => {
        const filled = Math.round(level * (HEIGHT - 2))
        return (
          <svg key={id} x={at(column * width)} y={row * (HEIGHT + GAP)} width={at(width * 0.96)} height={HEIGHT}>
            <rect className={css.tile} x=".5" y=".5" width="99%" height={HEIGHT - 1} />
            {filled > 0 ? (
              <rect className={css.level} x="1" y={HEIGHT - 1 - filled} width="98%" height={filled} />
            ) : null}
            <text className={css.code} x="50%" y="25">
              {code}
            </text>
            <text className={css.value} x="50%" y="45">
              {value}
            </text>
          </svg>
        )
      })}
    </Graphic>
  )
}
