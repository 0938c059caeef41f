/** Most servers of the tests answer a few questions and are gone. Node compiles what it has seen a few times over again,
 *  better, on other threads: a third of what such a server costs. They are told to do so ten and fifty times later; Node 22 and
 *  newer know no word for the first, and refuse it (as in vite.config.ts). */
export const shortLived = [
  ...(Number.parseInt(process.versions.node) < 22 ? ['--interrupt-budget=660000'] : []),
  '--wasm-tiering-budget=90000000',
]
