import type { ContentKindName } from '@/domain/office/content'

/** Addresses of the screens of content. */
export const CONTENT_PATH = '/content'
export const LISTS_PATH = '/content/lists'

export const kindPath = (kind: ContentKindName) => `${CONTENT_PATH}/${kind}`
export const newRowPath = (kind: ContentKindName) => `${kindPath(kind)}/new`
export const rowPath = (kind: ContentKindName, id: string) => `${kindPath(kind)}/${encodeURIComponent(id)}`
export const listPath = (kind: ContentKindName) => `${LISTS_PATH}/${kind}`
