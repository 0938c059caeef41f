// npm run build: builds everything production needs.
import { prepare } from './preparation.mjs'
import { buildOnce, installPackages } from './steps.mjs'

await prepare(async () => {
  await installPackages()
  await buildOnce()
})
