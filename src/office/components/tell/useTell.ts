import type { Message } from '@/domain/office/telling'
import { submissionsApi } from '../../api/submissionsApi'
import { windowBlocked } from '../../store/blockedWindow'
import { useOfficeDispatch } from '../../store/store'
import { useNotify } from '../Notices'

/** Chrome on Windows drops links of programs that are longer than 2,048 characters. */
const LINK_CHARACTERS_MAX = 2000

const chatLink = (digits: string, text: string) => {
  const chat = `https://wa.me/${digits}`
  const link = `${chat}?text=${encodeURIComponent(text)}`
  return {
    link: link.length > LINK_CHARACTERS_MAX ? chat : link,
    isTooLong: link.length > LINK_CHARACTERS_MAX,
  }
}

/**
 * Opens an empty window for WhatsApp at once: browsers allow it only while a key or a press is handled. A text that is too
 * long for a link is copied before.
 */
export const useWhatsAppWindow = () => {
  const dispatch = useOfficeDispatch()
  const notify = useNotify()
  return (digits: string, shown: string) => {
    const { isTooLong } = chatLink(digits, shown)
    if (isTooLong) void navigator.clipboard.writeText(shown).catch(() => undefined)
    const opened = window.open('', '_blank')
    // WhatsApp must not reach this page.
    if (opened) opened.opener = null
    return {
      /** Leads the window to the chat, or offers a link if the browser opened none. */
      lead: (text: string) => {
        const { link } = chatLink(digits, text)
        if (isTooLong)
          notify.success('The message is too long for a link, so it was copied. Paste it into the chat.')
        if (opened) opened.location.href = link
        else dispatch(windowBlocked(link))
      },
      close: () => opened?.close(),
    }
  }
}

type Told = Message & {
  reference: string
  version: number
  /** The digits of the number with its country's code. */
  whatsapp: string | null
}

/** Tells a message. WhatsApp opens after the server has taken it, so that two recruiters never tell the same. */
export const useTell = () => {
  const [tell] = submissionsApi.useTellMutation()
  const openWindow = useWhatsAppWindow()
  return async ({ whatsapp, ...message }: Told) => {
    const chat = message.way === 'whatsapp' ? openWindow(whatsapp ?? '', message.text ?? '') : undefined
    const answer = await tell(message)
    if (answer.data) chat?.lead(answer.data.answers[0]?.text ?? '')
    else chat?.close()
    return answer
  }
}
