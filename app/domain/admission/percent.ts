import { CHANCE_CUTS, type ChanceBand, chanceBand } from './chance.ts'

/** Whole per cent shown for each band: a chance of .349 is low, so it is not shown as 35 %. */
const limits: Record<ChanceBand, [least: number, most: number]> = {
  low: [0, Math.ceil(CHANCE_CUTS[0] * 100) - 1],
  medium: [Math.ceil(CHANCE_CUTS[0] * 100), Math.ceil(CHANCE_CUTS[1] * 100) - 1],
  high: [Math.ceil(CHANCE_CUTS[1] * 100), 100],
}

/** Converts a chance (0–1) to whole per cent (0–100) that agree with its band. 0 and 100 are only returned for chances
 *  of exactly 0 and 1. */
export function chancePercent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  const [least, most] = limits[chanceBand(chance)]
  return Math.min(Math.max(Math.round(chance * 100), least, 1), most, 99)
}
