import { browserToLaunch } from '../../e2e/support/browser.ts'

/** The browser of the other checks, without a window. */
export const chromiumPath = browserToLaunch.executablePath
export const chromiumFlags = ['--headless=new', ...browserToLaunch.args]
