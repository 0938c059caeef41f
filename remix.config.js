/** Options of the Remix Vite plugin; vite.config.ts hands them over. */
export default {
  ssr: true,
  serverBuildFile: 'index.js',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
