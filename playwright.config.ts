import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import type { Mode } from '#tests/e2e/story.ts'

/** The headless shell is Chromium without its own user interface. Pages are the same, for half the processor time. */
const ofDebian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH ?? ofDebian.find(path => existsSync(path))

/** Features of Chromium to disable. A window creates two pages for the popups of its address bar, which costs half a
 *  second of processor time for every new browser. Cross-Origin-Opener-Policy starts another process per page, although
 *  no test opens a window. Chromium uses only the last `--disable-features`, so the relevant ones of Playwright are
 *  repeated. */
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

/** Runs the same tests with three kinds of visitors: with script, without script, and in the lite version.
 *  `@javascript` marks tests that need a script, `@plain` those for pages without one, `@once` those that do not depend
 *  on it, `@lite` those that also run in lite mode. */
export default defineConfig<{ mode: Mode }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A browser on a busy machine may fail by itself. A test that fails twice is our fault; one that failed once is
  // listed at the end.
  retries: 1,
  // Limits for tests that never end. A slow machine must not reach them.
  timeout: 15 * 60_000,
  globalTimeout: 3 * 60 * 60_000,
  expect: { timeout: 60_000 },
  // The JSON report is for the count at the end of npm test.
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
        // A page lives for seconds, so optimising compilers cost more than they save.
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
