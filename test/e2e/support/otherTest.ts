import { startOtherApi, type OtherApi } from './otherApi'
import { startPortal } from './portal'
import { test as base } from './test'

type Other = { api: OtherApi; siteOrigin: string }

/** The site in front of another API than ours; one for each test, since it keeps for a while what it was told. */
export const test = base.extend<{ api: OtherApi; other: Other }>({
  other: async ({ browserName: _browserName }, provide) => {
    const api = await startOtherApi()
    const site = await startPortal({ API_HOST: api.origin })
    await provide({ api, siteOrigin: site.origin })
    await site.stop()
    await api.close()
  },
  api: async ({ other }, provide) => provide(other.api),
  baseURL: async ({ other }, provide) => provide(other.siteOrigin),
})

export { expect } from '@playwright/test'
