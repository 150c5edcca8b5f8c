/** The frame of a line that is typed into; what stands in it beside the line belongs to it. */
export const inputFrameSx = {
  display: 'flex',
  alignItems: 'center',
  border: '1px solid',
  borderColor: 'grey.500',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.primary' } },
  '&&:focus-within': {
    borderColor: 'primary.main',
    outline: '1px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
}

/** The line itself; its frame shows the focus. */
export const inputSx = {
  flex: 1,
  boxSizing: 'content-box',
  minWidth: 0,
  height: '1.4375em',
  px: 1.75,
  py: '8.5px',
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  lineHeight: '1.4375em',
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
}
