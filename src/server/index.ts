import { requireRecentNode } from './config'

requireRecentNode()
// Loaded after the check: an older Node lacks built-in modules that the server needs.
void import('./start').then(({ start }) => start())
