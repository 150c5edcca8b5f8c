/** Set by the page on a form whose button was pressed before there was anything to answer the press. */
const PRESSED = 'data-pressed'

/** Sends a form whose button was pressed too early. */
export const answerEarlyPress = (form: HTMLFormElement) => {
  if (!form.hasAttribute(PRESSED)) return
  form.removeAttribute(PRESSED)
  // Once what was adopted stands in the form.
  setTimeout(() => form.requestSubmit())
}
