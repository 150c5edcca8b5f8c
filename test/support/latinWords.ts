/** Attributes that are read, too; a label in Hindi may have a title of the content in it. */
const READ = ['alt', 'aria-label', 'label', 'placeholder', 'title']

const NAMES =
  /^(?:Navkaam|Staffing|Services|Freelance|Haathkaam|Bazaar|Ananya|Deshlahre|Rohit|Baghel|ISO|WhatsApp|Facebook|LinkedIn|Instagram|Telegram|RSS|PDF|pdf|JPG|PNG|docx?|R7K4-92QX|[\w.]+@[\w.]+)$/

/** The Latin words of a part of a page that are no names, without what is marked as English. */
export const latinWords = (part: Element) => {
  const copy = part.cloneNode(true) as Element
  copy.querySelectorAll('[lang="en"], [hreflang="en"], [aria-hidden="true"]').forEach((one) => one.remove())
  // Words of two elements are two.
  copy.querySelectorAll('*').forEach((element) => element.append(' '))
  const attributes = [...copy.querySelectorAll('*')].flatMap((element) =>
    READ.map((name) => element.getAttribute(name) ?? '').filter(
      (text) => !/\p{Script=Devanagari}/u.test(text),
    ),
  )
  const words =
    [copy.textContent, ...attributes]
      .join(' ')
      .replace(/https?:\S+/g, '')
      .match(/[A-Za-z][\w.@-]*/g) ?? []
  return words.map((word) => word.replace(/[.-]+$/, '')).filter((word) => !NAMES.test(word))
}
