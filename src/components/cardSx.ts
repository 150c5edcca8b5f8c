/** A card that leads somewhere: it says so under a mouse and to the keyboard. */
export const linkedCardSx = {
  position: 'relative',
  height: '100%',
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover, &:focus-within': { borderColor: 'primary.main', boxShadow: '0 6px 20px rgb(22 48 45 / 8%)' },
} as const

/** The one link or button of such a card spreads over all of it. */
export const cardLinkSx = {
  outline: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '&:focus-visible::after': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const

/** An image that fills the top of a card, up to its round corners. */
export const cardImageSx = { borderRadius: '9px 9px 0 0' } as const
