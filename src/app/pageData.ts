import { portalApi } from '@/api/portalApi'
import { defaultSettings, type SiteSettings } from '@/domain/site/settings'
import type { AppStore } from '@/store/store'

type Entry = { endpointName: string; arg: unknown; value: unknown }

/** The data that a page carries for the browser, as a JSON block. */
export type PageData = {
  settings: Partial<SiteSettings>
  /** Answers for the cache of the API; undefined if the page came without a rendered screen. */
  entries?: readonly Entry[]
}

export const PAGE_DATA = 'page-data'

/** Reads the block; a page from a plain file server has none and gets the defaults. */
export const readPageData = (): PageData & { settings: SiteSettings } => {
  const text = document.getElementById(PAGE_DATA)?.textContent
  const { settings, entries } = (text ? JSON.parse(text) : {}) as Partial<PageData>
  return { settings: { ...defaultSettings, saveData: wantsLessData(), ...settings }, entries }
}

type QueryEntries = Parameters<typeof portalApi.util.upsertQueryEntries>[0]

/** Puts the answers into the cache, where requests would have put them. */
export const addEntries = ({ dispatch }: AppStore, entries: readonly Entry[]) => {
  dispatch(portalApi.util.upsertQueryEntries(entries as QueryEntries))
}

/** Whether the visitor asked the browser to save data; browsers without that setting answer no. */
export const wantsLessData = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
