declare global {
  interface Window {
    /** The button that was pressed last; the loader of a rendered page notes it. */
    lastPress?: HTMLElement | null
  }
}

let earlyPress: HTMLElement | null | undefined

/** From here on React answers. */
export const endEarlyPresses = () => {
  earlyPress = window.lastPress
}

/** Presses the button that was pressed before there was script. */
export const repeatEarlyPress = () => {
  earlyPress?.click()
  earlyPress = null
}
