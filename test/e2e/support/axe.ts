import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test'
import { settled } from './visit'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No rule of WCAG that a machine can check is broken on the page as it stands. */
export const expectAccessible = async (page: Page) => {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
  )
  expect(told).toEqual([])
}
