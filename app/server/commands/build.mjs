// npm run build: everything production needs.
import { buildOnce, installPackages } from './steps.mjs'

installPackages()
buildOnce()
