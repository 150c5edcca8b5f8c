import type { ContentKindName, ContentValues, OfficeContentRow } from '@/domain/office/content'
import {
  useAddContentMutation,
  useLazyGetContentRowQuery,
  useSaveContentMutation,
} from '../../../api/contentApi'
import { messageOf } from '../../../api/officeError'
import { useSaving, type Saved } from '../../../components/edit/useSaving'
import { toValues } from './contentForm'

/** Saves a form as a new row, or over the row that it was filled with. */
export const useContentSaving = (kind: ContentKindName, opened: OfficeContentRow | undefined) => {
  const [addContent] = useAddContentMutation()
  const [saveContent] = useSaveContentMutation()
  const [getRow] = useLazyGetContentRowQuery()
  const { base, theirs, save, takeTheirs } = useSaving({
    opened,
    toValues: (row: OfficeContentRow) => toValues(kind, row),
    change: ({ id }, version, changed) =>
      saveContent({ kind, id, version, values: changed as ContentValues }),
    read: ({ id }) => getRow({ kind, id }),
  })

  const add = async (values: ContentValues): Promise<Saved<OfficeContentRow>> => {
    const { data, error } = await addContent({ kind, values })
    return data ? { saved: data } : { problem: messageOf(error) }
  }

  return {
    base,
    theirs,
    takeTheirs,
    save: (values: ContentValues, isOver: boolean) => (base ? save(base, values, isOver) : add(values)),
  }
}
