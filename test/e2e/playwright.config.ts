import { resolve } from 'node:path'
import { defineConfig, type Project } from '@playwright/test'
import { browserToLaunch } from './support/browser'

// Workers read the database of the server with Node's own SQLite, which announces itself each time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning`

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true }

const projects: Project[] = [
  { name: 'desktop', testMatch: 'desktop/*.spec.ts', use: desktop },
  { name: 'phone', testMatch: 'phone/*.spec.ts', use: phone },
]

/** Screenshots are made on demand only: `--project screens`. */
const screens: Project = { name: 'screens', testMatch: /e2e\/screens\.spec/, use: desktop }

const command = process.argv.join(' ')
// Workers are started with another command, and inherit the environment.
if (/--project[= ]screens\b/.test(command)) process.env.PORTAL_SCREENS = 'on'

export default defineConfig({
  testDir: '.',
  // Playwright compiles what the tests import without Lingui's plugin.
  tsconfig: resolve(import.meta.dirname, 'playwright.tsconfig.json'),
  outputDir: resolve(import.meta.dirname, '../../test-results'),
  projects: process.env.PORTAL_SCREENS ? [...projects, screens] : projects,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    // Answers that a test scripts or slows down must come over the line; one spec is about the worker.
    serviceWorkers: 'block',
    launchOptions: browserToLaunch,
  },
})
