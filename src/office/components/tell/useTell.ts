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

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const TOO_LONG = 'The message is too long for a link'

/**
 * Opens an empty window for WhatsApp at once: browsers allow it only while a key or a press is handled. A text that is too
 * long for a link is copied before.
 */
export const useWhatsAppWindow = () => {
  const dispatch = useOfficeDispatch()
  const notify = useNotify()
  return (digits: string, shown: string) => {
    const copied = chatLink(digits, shown).isTooLong ? copy(shown) : undefined
    const opened = window.open('', '_blank')
    // WhatsApp must not reach this page.
    if (opened) opened.opener = null
    return {
      /** Leads the window to the chat, or offers a link if the browser opened none. */
      lead: async (text: string) => {
        const { link, isTooLong } = chatLink(digits, text)
        if (opened) opened.location.href = link
        else dispatch(windowBlocked(link))
        if (!isTooLong) return
        if (await copied) notify.success(`${TOO_LONG}, so it was copied. Paste it into the chat.`)
        else notify.warning(`${TOO_LONG}. Copy it from the submission into the chat.`)
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
    if (answer.data) void chat?.lead(answer.data.answers[0]?.text ?? '')
    else chat?.close()
    return answer
  }
}
