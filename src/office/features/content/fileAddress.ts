import type { ContentFolder } from '@/domain/office/content'
import { defaultSettings, fileUrl } from '@/domain/settings'

const bases: Record<ContentFolder, string> = {
  uploads: defaultSettings.assetBaseUrl,
  media: defaultSettings.mediaBaseUrl,
}

/** The address of a file that the content names; '' where it names none. */
export const fileAddress = (folder: ContentFolder | undefined, name: string) =>
  folder && name ? fileUrl(bases[folder], name) : ''
