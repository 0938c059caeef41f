import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The script nonce of this answer, as in its Content-Security-Policy; none in lite mode. */
    nonce?: string
    /** The state of the site this answer is made in, for its ETag. */
    version?: string
    /** Takes the whole body of this answer, instead of its stream. */
    endWith?: (body: Buffer) => void
    /** The visitor's network address. */
    address?: string | null
    /** The reader's language, found when the first guard is passed. */
    language?: import('#app/i18n/config.ts').Language
    /** The organisation the page is of, or else that of the viewer, has groups, not classes; known once the guard is passed. */
    hasGroups?: boolean
    /** A form of this page was refused: its title says so. */
    refused?: boolean
    /** The person behind the request, read once by the doors. */
    viewer?: Promise<import('#app/domain/accounts/viewer.server.ts').Viewer | null>
  }
}
