/** The distribution function of Student's t with four degrees of freedom: most thresholds move little and a few leap, which a
 *  normal curve cannot say. Source: Abramowitz & Stegun (1972), Handbook of Mathematical Functions, 26.7.4. */
export function studentT(z: number): number {
  const root = 1 + (z * z) / 4
  return 0.5 + (0.375 * z * (1 - (z * z) / (12 * root))) / Math.sqrt(root)
}
