import { CHANCE_CUTS, type ChanceBand, chanceBand } from './chance.ts'

/** Whole per cent within which a band is told: a chance of .349 is low and is not called 35 %. */
const limits: Record<ChanceBand, [least: number, most: number]> = {
  low: [0, Math.ceil(CHANCE_CUTS[0] * 100) - 1],
  medium: [Math.ceil(CHANCE_CUTS[0] * 100), Math.ceil(CHANCE_CUTS[1] * 100) - 1],
  high: [Math.ceil(CHANCE_CUTS[1] * 100), 100],
}

/** A chance (0–1) in whole per cent (0–100) that never contradicts its band, nor calls sure what is not: 0 and 100 are kept
 *  for chances of exactly 0 and 1. */
export function chancePercent(chance: number): number {
  if (chance <= 0) return 0
  if (chance >= 1) return 100
  const [least, most] = limits[chanceBand(chance)]
  return Math.min(Math.max(Math.round(chance * 100), least, 1), most, 99)
}
