import { requireRecentNode } from './nodeVersion'

requireRecentNode()
void import('./start').then(({ start }) => start())
