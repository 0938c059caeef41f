/** Node flags for servers that answer a few requests only. Node recompiles hot code on other threads, which is a third
 *  of the cost of such a server; the flags delay this by a factor of ten and fifty. Node 22 and newer reject the first
 *  flag (see vite.config.ts). */
export const shortLived = [
  ...(Number.parseInt(process.versions.node) < 22 ? ['--interrupt-budget=660000'] : []),
  '--wasm-tiering-budget=90000000',
]
