import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'
import { startPortal } from './portal'
import { test as base } from './test'

const startOther = async () => {
  const script: Record<string, Answer[]> = {}
  return { ...(await startScriptedApi(script, success([]))), script }
}

type Other = { api: Awaited<ReturnType<typeof startOther>>; siteOrigin: string }

/** The site in front of another API than ours; one for each test, since it keeps for a while what it was told. */
export const test = base.extend<{ api: Other['api']; other: Other }>({
  other: async ({ browserName: _browserName }, provide) => {
    const api = await startOther()
    const site = await startPortal({ API_HOST: api.origin })
    await provide({ api, siteOrigin: site.origin })
    await site.stop()
    await api.close()
  },
  api: async ({ other }, provide) => provide(other.api),
  baseURL: async ({ other }, provide) => provide(other.siteOrigin),
})

export { expect } from '@playwright/test'
