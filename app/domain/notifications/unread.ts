/** How many notifications wait to be read, as they are counted: up to 100, for above 99 nobody counts. */
export function unreadText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
