/** Opens a menu above its button, which stands at the bottom of the window. */
export const menuAbove = {
  anchorOrigin: { horizontal: 'left', vertical: 'top' },
  transformOrigin: { horizontal: 'left', vertical: 'bottom' },
} as const
