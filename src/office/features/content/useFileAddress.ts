import type { ContentFolder } from '@/domain/office/fields'
import { fileBaseOf } from '@/domain/office/files'
import { fileUrl } from '@/domain/settings'
import { useSession } from '../../store/useSession'

/** The address of a file that the content names; '' where it names none. */
export const useFileAddress = (folder: ContentFolder | undefined, name: string) => {
  const { files } = useSession()
  return folder && name ? fileUrl(fileBaseOf(files, folder), name) : ''
}
