import type { SiteSettings } from '../settings'
import type { ContentFolder } from './fields'

/** Where the pictures and videos of the content are, as the settings of the site say. */
export type FileBases = Pick<SiteSettings, 'assetBaseUrl' | 'mediaBaseUrl'>

export const fileBaseOf = ({ assetBaseUrl, mediaBaseUrl }: FileBases, folder: ContentFolder) =>
  folder === 'uploads' ? assetBaseUrl : mediaBaseUrl

/** Files that are elsewhere are not managed here: their names are entered. */
export const isServedHere = (bases: FileBases, folder: ContentFolder) =>
  fileBaseOf(bases, folder) === `/${folder}/`
