/** Installs Playwright's Chromium where neither the PATH nor Playwright has a browser. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { browserToLaunch } from './browser.ts'

const hasBrowser = () => browserToLaunch.executablePath !== undefined || existsSync(chromium.executablePath())

const install = () => {
  try {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  } catch {
    process.stderr.write(
      'The browser tests need Chromium, and Playwright could not download it. ' +
        'Install the package chromium of your system, or run `npx playwright install chromium` where it can be downloaded.\n',
    )
    process.exit(1)
  }
}

if (!hasBrowser()) install()
