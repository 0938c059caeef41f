/** Breakpoints of the layouts, as keys of `@media`. */
export const phone = 'screen and (max-width: 47.99rem)'
export const tablet = '(min-width: 48rem)'
export const wide = '(min-width: 60rem)'
export const broad = '(min-width: 75rem)'
export const forced = '(forced-colors: active)'
