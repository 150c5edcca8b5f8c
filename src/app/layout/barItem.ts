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

/** A link of the submenu below the bar: a row as wide as the list. */
export const menuItemSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  px: 2,
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&.active': { color: 'primary.main', fontWeight: 650 },
}
