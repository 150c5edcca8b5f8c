import type { MouseEvent } from 'react'
import { useLazyCheckSessionQuery } from '../api/changes'
import { messageOf } from '../api/officeError'
import { useNotify } from './Notices'

/**
 * Follows a link to a file. The browser would save the refusal of an expired session as a failed download, so the session is
 * checked first, and the dialog asks to sign in again.
 */
export const useDownload = () => {
  const [checkSession] = useLazyCheckSessionQuery()
  const notify = useNotify()
  return async (event: MouseEvent<HTMLElement>) => {
    const link = event.currentTarget
    if (!(link instanceof HTMLAnchorElement)) return
    event.preventDefault()
    const { error, isSuccess } = await checkSession()
    if (error) notify.warning(messageOf(error))
    if (!isSuccess) return
    const file = document.createElement('a')
    file.href = link.href
    file.download = ''
    file.click()
  }
}
