/** An absolute path of this site that needs no resolving. */
export const plainPath = /^\/(?![/.])(?:(?!\/\.)[^\s\\])*$/
