import { defineConfig } from 'vitest/config'

/** Runs the tests of the file store alone, without making a demo database. */
export default defineConfig({ test: { include: ['tests/outside/file-store.test.ts'] } })
