import type { DeletedContent } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/office/contentKinds'
import { useAddContentMutation, useDeleteContentMutation } from '../../api/contentApi'
import { messageOf } from '../../api/officeError'
import { useNotices } from '../Notices'

/** Deletes a row of content at once, and offers to bring it back to its place. Resolves with whether it is gone. */
export const useDeleting = (kind: ContentKindName) => {
  const [deleteContent] = useDeleteContentMutation()
  const [addContent] = useAddContentMutation()
  const { tell, warn, offerUndo } = useNotices()

  const restore = async (id: string, title: string, { values, order }: DeletedContent) => {
    const { error } = await addContent({ kind, values, place: { id, order } })
    if (error) warn(messageOf(error))
    else tell(`${title} is back.`)
  }

  return async (id: string, title: string) => {
    const { data, error } = await deleteContent({ kind, id })
    if (error) warn(messageOf(error))
    if (data) offerUndo(`${title} is deleted.`, () => void restore(id, title, data))
    return data !== undefined
  }
}
