import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import options from '../../../remix.config.js'

// A Remix app with the site's version and flags and a single page, as the baseline of measurements.
export default defineConfig({
  plugins: [remix({ ...options, appDirectory: 'tests/bench/bare/app', buildDirectory: 'var/bench/bare' })],
  publicDir: false,
  build: { target: 'es2022' },
  logLevel: 'warn',
})
