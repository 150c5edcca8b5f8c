import type { MouseEvent } from 'react'
import { OFFICE_API } from '@/domain/office/paths'
import { useLazyCheckSessionQuery } from '../api/changes'
import { messageOf } from '../api/officeError'
import { useNotify } from './Notices'

/**
 * The props of links to files below the API. The browser would save the refusal of an expired session as a failed download,
 * so the session is checked first, and the dialog asks to sign in again.
 */
export const useDownload = () => {
  const [checkSession] = useLazyCheckSessionQuery()
  const { warning } = useNotify()
  const follow = async (href: string) => {
    const { error, isSuccess } = await checkSession()
    if (error) warning(messageOf(error))
    if (!isSuccess) return
    const link = document.createElement('a')
    link.href = href
    link.download = ''
    link.click()
  }
  return (path: string) => ({
    component: 'a' as const,
    href: OFFICE_API + path,
    // A refusal is then a download that failed, and no page in place of the office.
    download: true,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      void follow(OFFICE_API + path)
    },
  })
}

export type DownloadProps = ReturnType<ReturnType<typeof useDownload>>
