/** The font that the site ships for texts in Hindi. */
export const HINDI_FONT = 'Yantramanav'

/** Class of the document from when on texts in Hindi are drawn in the font of the site. */
export const HINDI = 'hindi'

/** A text in Hindi that is seen at once: of the others a browser asks for the file when it lays them out. */
const textOfNotice = () => document.querySelector('dialog [lang=hi]')?.textContent

/**
 * Gives texts in Hindi the font of the site. Where a notice has any, the file comes first: a device without these letters
 * would ask itself for a font for each of them and draw them as empty boxes, only to do it all again a moment later.
 */
export const bringHindi = async () => {
  const text = textOfNotice()
  if (text && 'fonts' in document) {
    try {
      await document.fonts.load(`1em ${HINDI_FONT}`, text)
    } catch {
      // Without the file they stay in the letters of the device.
    }
  }
  document.documentElement.classList.add(HINDI)
}
