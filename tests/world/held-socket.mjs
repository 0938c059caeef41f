// Holds a listening socket like systemd and passes it to two processes, one after the other. `spawnSync` blocks its own
// event loop, so it accepts no connection itself.
import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

const script = 'echo "Process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"'
const server = createServer()
server.listen(0, '127.0.0.1', () => {
  for (let started = 0; started < 2; started += 1)
    spawnSync('/bin/sh', ['-c', script, process.execPath, ...process.argv.slice(2)], {
      stdio: ['ignore', 'inherit', 'inherit', server._handle.fd],
    })
  process.exit(0)
})
