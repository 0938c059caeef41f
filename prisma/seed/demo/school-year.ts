/** Returns the year in which the school year of a day began. School years begin in September. */
export function schoolYear(day: Date): number {
  return day.getUTCMonth() >= 8 ? day.getUTCFullYear() : day.getUTCFullYear() - 1
}
