import type { ContentKindName } from '@/domain/office/contentKinds'
import { useAddContentMutation, useDeleteContentMutation } from '../../api/contentApi'
import { messageOf } from '../../api/officeError'
import { useNotify } from '../Notices'

/** Deletes a row of content at once, and offers to bring it back to its place. Resolves with whether it is gone. */
export const useDeleting = (kind: ContentKindName) => {
  const [deleteContent] = useDeleteContentMutation()
  const [addContent] = useAddContentMutation()
  const notify = useNotify()

  return async (id: string, title: string) => {
    const { data, error } = await deleteContent({ kind, id })
    if (!data) {
      notify.warning(messageOf(error))
      return false
    }
    const { values, order } = data
    const restore = async () => {
      if (await notify.attempt(addContent({ kind, values, place: { id, order } })))
        notify.success(`${title} is back.`)
    }
    notify.offerUndo(`${title} is deleted.`, () => void restore())
    return true
  }
}
