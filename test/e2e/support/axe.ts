import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'
import { settled } from './visit'

/** Each page has to read it: of two builds the smaller. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No rule of WCAG that a machine can check is broken on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  await settled(page)
  // No page has a frame: a second page that puts the findings of frames together would only take time.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  )
  expect(told).toEqual([])
}
