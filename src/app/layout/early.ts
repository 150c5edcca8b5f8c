/** What the server draws for the buttons of the header: the browser opens it by itself before any script came, or where none ever comes. */
export const early = { menu: 'early-menu', search: 'early-search' }

/** Opens what came with the script, and for good takes away what stood in its place. */
export const inPlaceOf = (id: string, open: () => void) => () => {
  document.getElementById(id)?.remove()
  open()
}
