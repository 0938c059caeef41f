/** Options of the Remix Vite plugin; vite.config.ts hands them over. */
export default {
  ssr: true,
  // A build is made beside the last one and put in its place when it is whole.
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
