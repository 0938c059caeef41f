/** Options of the Remix Vite plugin, used by vite.config.ts. */
export default {
  ssr: true,
  // A build is written beside the previous one and replaces it when complete.
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  serverBuildFile: 'index.js',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
}
