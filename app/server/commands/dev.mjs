// npm run dev: runs the demo from its sources with live reload, background work and /dev/mail. It prepares an empty
// checkout as npm start does, and builds nothing.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { prepare, root } from './preparation.mjs'
import { generateClient, installPackages, prepareDatabase } from './steps.mjs'

await prepare(async () => {
  await installPackages()
  await generateClient()
  await prepareDatabase('demo')
})

const port = process.env.PORT ?? '3000'
Object.assign(process.env, { NODE_ENV: 'development', BAGDAR_DEMO: '1', PORT: port })
process.chdir(root)
// Runs in this process, so that no child process is left behind when it ends.
const cli = join(root, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js')
process.argv = [process.execPath, cli, 'vite:dev', '--host', '127.0.0.1', '--port', port, '--strictPort']
await import(pathToFileURL(cli).href)
