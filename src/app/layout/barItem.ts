/** Marks where the visitor is by more than a colour. */
export const barItemSx = {
  color: 'text.primary',
  fontWeight: 550,
  minWidth: 0,
  px: 1.25,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  borderRadius: 0,
  '&.active': { color: 'primary.main', borderBottomColor: 'currentcolor' },
}
