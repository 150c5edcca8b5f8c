import { resolve } from 'node:path'
import { categoryScenes } from './scenes/categories'
import { companyScenes } from './scenes/company'
import { formScenes } from './scenes/forms'
import { homeScenes } from './scenes/home'
import { jobScenes } from './scenes/jobs'
import { test } from './support/test'
import { settled } from './support/visit'

const scenes = [...jobScenes, ...formScenes, ...categoryScenes, ...companyScenes, ...homeScenes]

const folder = resolve(import.meta.dirname, '../../screenshots')

test.use({ allowed: /status of 404/ })

for (const { name, show, wholePage } of scenes) {
  for (const width of [360, 768, 1440]) {
    test(`${name} at ${width}`, async ({ page, portal }) => {
      await page.setViewportSize({ width, height: width < 500 ? 780 : 900 })
      await show(page, portal)
      await settled(page)
      await page.screenshot({ path: resolve(folder, `${name}-${width}.png`), fullPage: wholePage })
    })
  }
}
