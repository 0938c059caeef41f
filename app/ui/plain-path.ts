/** One of our own addresses, with nothing to resolve. */
export const plainPath = /^\/(?![/.])(?:(?!\/\.)[^\s\\])*$/
