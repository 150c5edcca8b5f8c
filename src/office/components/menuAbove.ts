/** Of a menu whose button is at the bottom of the window. */
export const menuAbove = {
  anchorOrigin: { horizontal: 'left', vertical: 'top' },
  transformOrigin: { horizontal: 'left', vertical: 'bottom' },
} as const
