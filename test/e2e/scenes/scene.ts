import type { Page } from '@playwright/test'
import type { Portal } from '../support/portal'

/** Something to be looked at: how a page is brought to show it. */
export type Scene = {
  /** The name of its files. */
  name: string
  show: (page: Page, portal: Portal) => Promise<unknown>
  /** All of the page, and not what a window shows of it. */
  wholePage?: boolean
}
