/** Formats the number of unread notifications. The count stops at 100, so more than 99 is "99+". */
export function unreadText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
