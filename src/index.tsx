import { startSite } from './app/startSite'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element #root')
void startSite(root)
