import { expectAccessible } from '../support/axe'
import { walk } from '../support/screenWalk'

/** What a wide window draws in another way. How others fit into one is seen on the phone. */
const screens = [
  '/',
  '/full-time-jobs',
  '/job-details?s=1001',
  '/job-by-categories?id=3',
  '/contact-us',
  '/privacy',
]

walk(screens, expectAccessible)
