import type { FileKind } from '../submissions/fileKinds'
import { MEGABYTE } from '../site/limits'
import type { ContentKindName } from '../content/contentKinds'

/** The files of images and videos. Larger ones take too long over a slow connection. */
export const contentFiles = {
  image: {
    endings: ['.jpg', '.jpeg', '.png', '.gif', '.webp', '.avif', '.svg'],
    maxBytes: MEGABYTE,
    wrongKind: 'Please choose a picture: .jpg, .jpeg, .png, .gif, .webp, .avif or .svg.',
  },
  video: {
    endings: ['.mp4', '.webm'],
    maxBytes: 20 * MEGABYTE,
    wrongKind: 'Please choose a video: .mp4 or .webm.',
  },
} as const satisfies Record<'image' | 'video', FileKind<string>>

/** The end of the name of a file that the office stored; no other file has it. */
export const UPLOAD_SUFFIX = /-[\da-f]{16}(?=\.[a-z\d]+$)/

export type ContentValues = Record<string, string>

export type OfficeContentRow = {
  id: string
  /** Changes with every change of the values. */
  version: string
  values: ContentValues
}

export type OfficeContentList = { rows: OfficeContentRow[] }

export type OfficeContentCounts = Record<
  /** How many rows the site shows of each kind, and how many of them have a text without Hindi. */
  'counts' | 'withoutHindi',
  Record<ContentKindName, number>
>

export type OfficeContentAnswer = { row: OfficeContentRow }

/** A deleted row: added again with `?id=…&order=…`, it comes back as it was, at its place. */
export type DeletedContent = { values: ContentValues; order: number }

/** A stored picture or video: its name is the value of the field. */
export type ContentFile = { fileName: string; width: number | null; height: number | null }
