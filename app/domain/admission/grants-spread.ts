/** Returns the distribution function of Student's t with four degrees of freedom. Most thresholds move little and a few
 *  jump, which a normal distribution does not describe. Source: Abramowitz & Stegun (1972), Handbook of Mathematical
 *  Functions, 26.7.4. */
export function studentT(z: number): number {
  const root = 1 + (z * z) / 4
  return 0.5 + (0.375 * z * (1 - (z * z) / (12 * root))) / Math.sqrt(root)
}
