import '@remix-run/node'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** Script nonce of this response, as in its Content-Security-Policy; absent in lite mode. */
    nonce?: string
    /** State of the site for this response, used in its ETag. */
    version?: string
    /** Receives the whole body of this response, which is not streamed. */
    endWith?: (body: Buffer) => void
    /** The visitor's network address. */
    address?: string | null
    /** The reader's language, determined by the first guard. */
    language?: import('#app/i18n/config.ts').Language
    /** Whether the organisation of the page, or else that of the viewer, has groups instead of classes. Set by the
     *  guard. */
    hasGroups?: boolean
    /** A form of this page was refused, so the title says so. */
    refused?: boolean
    /** The person behind the request, loaded once by the guards. */
    viewer?: Promise<import('#app/domain/accounts/viewer.server.ts').Viewer | null>
  }
}
