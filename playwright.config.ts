import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import type { Mode } from '#tests/e2e/story.ts'

/** The shell is Chromium without what stands around a page: its pages are the same, for half the processor time. */
const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? ofDebian.find(path => existsSync(path))

/** A window of Chromium makes two more pages for what its address bar unfolds, half a second of processor time each time
 *  somebody comes with a new browser. A page that is to have no opener is given a process of its own, though the empty one before
 *  it has had one; nothing here opens a window. Told twice what to leave out Chromium hears the last, so what Playwright leaves out
 *  and would matter here is said again. */
const withoutFeatures = [
  ...[
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'WebUIOmniboxFullPopup',
    'PreloadTopChromeWebUI',
    'SpareRendererForSitePerProcess',
    'CrossOriginOpenerPolicy',
  ],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints', 'PaintHolding', 'PreconnectToSearch'],
  ...['AimEnabled', 'ThirdPartyStoragePartitioning'],
]

/** The same stories as three kinds of visitor live them: with script, without, and in the lite version.
 *  `@javascript` marks what only a script can do, `@plain` what is told without one, `@once` what does not depend on it,
 *  `@lite` what lite lives too. */
export default defineConfig<{ mode: Mode }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine may fault by itself. What fails twice is ours; what failed once is told at the end.
  retries: 1,
  // A slow machine fails no story: these bounds are for what never ends.
  timeout: 15 * 60_000,
  globalTimeout: 3 * 60 * 60_000,
  expect: { timeout: 60_000 },
  // The JSON is for the count at the end of npm test.
  reporter: [['list'], ['json', { outputFile: 'var/reports/playwright.json' }]],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 120_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        `--disable-features=${withoutFeatures.join()}`,
        // A page of a story lives for seconds: compiling its scripts and axe over again, better, costs more than it saves.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'javascript', use: { mode: 'javascript' }, grepInvert: /@plain/ },
    { name: 'plain', use: { mode: 'plain', javaScriptEnabled: false }, grepInvert: /@javascript|@once/ },
    { name: 'lite', use: { mode: 'lite' }, grep: /@lite/ },
  ],
})
