import { expectAccessible } from '../support/axe'
import { screens } from '../support/screens'
import { bearsEveryWidth, bearsTranslation, walk } from '../support/screenWalk'
import { test } from '../support/test'

test.use({ allowed: /status of 404/ })

const further = ['/privacy', '/track', '/nowhere', '/job-details?s=nonsense', '/services?search=elephants']

walk([...screens, ...further], async (page) => {
  await bearsEveryWidth(page)
  await expectAccessible(page)
  await bearsTranslation(page)
})

/** The same elements with longer words, drawn by the same script: `hindi.spec.ts` asks axe once. */
const hindi = ['full-time-jobs', 'apply-job', 'services', 'privacy'].map((screen) => `/hi/${screen}`)

walk(hindi, bearsEveryWidth)
