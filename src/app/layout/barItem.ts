/** Marks where the visitor is by more than a colour. */
export const barItemSx = {
  color: 'text.primary',
  fontWeight: 550,
  px: { lg: 1.25, xl: 1.75 },
  whiteSpace: 'nowrap',
  '&.active': { color: 'primary.main', boxShadow: 'inset 0 -2px', borderRadius: 0 },
}
