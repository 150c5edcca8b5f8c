import type { DeletedContent } from '@/domain/office/content'
import type { ContentKindName } from '@/domain/office/contentKinds'
import { useAddContentMutation, useDeleteContentMutation } from '../../api/contentApi'
import { messageOf } from '../../api/officeError'
import { useNotify } from '../Notices'

/** Deletes a row of content at once, and offers to bring it back to its place. Resolves with whether it is gone. */
export const useDeleting = (kind: ContentKindName) => {
  const [deleteContent] = useDeleteContentMutation()
  const [addContent] = useAddContentMutation()
  const notify = useNotify()

  const restore = async (id: string, title: string, { values, order }: DeletedContent) => {
    const { error } = await addContent({ kind, values, place: { id, order } })
    if (error) notify.warning(messageOf(error))
    else notify.success(`${title} is back.`)
  }

  return async (id: string, title: string) => {
    const { data, error } = await deleteContent({ kind, id })
    if (error) notify.warning(messageOf(error))
    if (data) notify.offerUndo(`${title} is deleted.`, () => void restore(id, title, data))
    return data !== undefined
  }
}
