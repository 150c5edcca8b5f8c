import { browserToLaunch, onPath } from '../../e2e/support/browser.ts'

/** The browser that visitors have, if there is one, without its window. */
export const chromiumPath = onPath('chromium') ?? browserToLaunch.executablePath
export const chromiumFlags = ['--headless=new', ...browserToLaunch.args]
