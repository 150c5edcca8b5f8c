import { submissionsApi, type Message } from '../../api/submissionsApi'
import { windowBlocked } from '../../store/blockedWindow'
import { useOfficeDispatch } from '../../store/store'

/** Opens an empty window for WhatsApp at once: browsers allow it only while a key or a press is handled. */
export const useWhatsAppWindow = () => {
  const dispatch = useOfficeDispatch()
  return () => {
    const opened = window.open('', '_blank')
    // WhatsApp must not reach this page.
    if (opened) opened.opener = null
    return {
      /** Leads the window to the chat with a number, or offers a link if the browser opened none. */
      lead: (digits: string, text: string) => {
        const link = `https://wa.me/${digits}?text=${encodeURIComponent(text)}`
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
    const opened = message.way === 'whatsapp' ? openWindow() : undefined
    const answer = await tell(message)
    if (answer.data) opened?.lead(whatsapp ?? '', answer.data.answers[0]?.text ?? message.text)
    else opened?.close()
    return answer
  }
}
