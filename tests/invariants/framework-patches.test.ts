import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { codeOf, scripts } from './client-files.ts'

// vite.framework-patches.ts removes parts of the framework from the browser's files (docs/decisions/055).

it('no page uses a feature of the framework that the build removes', () => {
  const used =
    /\bprefetch=|\bPrefetchPageLinks\b|\bHydrateFallback\b|\bviewTransition\b|\bdefer\(|<Await\b|\bNavLink\b|export (?:const|function) links\b.+Descriptor/
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
  expect(files.filter(file => used.test(readFileSync(`app/${file}`, 'utf8')))).toEqual([])
})

it('no built script contains a removed feature', () => {
  const left =
    /startViewTransition|remix-view-transitions|__manifest\?|remix-manifest-version|SPA Mode|Hey developer|_deferred_promise:|preloadError/
  expect(scripts.filter(file => left.test(codeOf.get(file)!))).toEqual([])
})
