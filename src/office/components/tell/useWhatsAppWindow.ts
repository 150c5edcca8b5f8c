import { useNotify } from '../Notices'

/** Chrome on Windows drops links of programs that are longer than 2,048 characters. */
const LINK_CHARACTERS_MAX = 2000

/** The address of a chat with a text in it; without the text where that is too long. */
const chatLink = (digits: string, text: string) => {
  const chat = `https://wa.me/${digits}`
  const link = `${chat}?text=${encodeURIComponent(text)}`
  return link.length > LINK_CHARACTERS_MAX ? { link: chat, isWhole: false } : { link, isWhole: true }
}

const copy = async (text: string) => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/**
 * Opens an empty window for WhatsApp at once: browsers allow it only while a key or a press is handled. The text is copied
 * where it is too long for a link, or where the browser opens no window.
 */
export const useWhatsAppWindow = () => {
  const notify = useNotify()
  return (digits: string, shown: string) => {
    const opened = window.open('', '_blank')
    // WhatsApp must not reach this page.
    if (opened) opened.opener = null
    const copied = opened && chatLink(digits, shown).isWhole ? undefined : copy(shown)
    return {
      /** Leads the window to the chat with the text that counts as told. */
      lead: async (text: string) => {
        if (opened) opened.location.href = chatLink(digits, text).link
        if (!copied) return
        const why = opened ? 'The message is too long for a link' : 'Your browser did not open WhatsApp'
        if (await copied) notify.success(`${why}, so it was copied. Paste it into the chat.`)
        else notify.warning(`${why}. Copy it from the submission into the chat.`)
      },
      close: () => opened?.close(),
    }
  }
}
