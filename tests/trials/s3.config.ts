import { defineConfig } from 'vitest/config'

/** The store of files alone: no demo database is made for it. */
export default defineConfig({ test: { include: ['tests/outside/file-store.test.ts'] } })
