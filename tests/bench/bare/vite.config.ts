import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'
import options from '../../../remix.config.js'

// A Remix of the site's own version and flags with one page and nothing else: what the site is measured against.
export default defineConfig({
  plugins: [remix({ ...options, appDirectory: 'tests/bench/bare/app', buildDirectory: 'var/bench/bare' })],
  publicDir: false,
  build: { target: 'es2022' },
  logLevel: 'warn',
})
