import type { CSSProperties, PropsWithChildren } from 'react'
import { Sheet } from './Sheet'

const css = () => `
.card-grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(var(--card-width),100%),1fr));margin:0;padding:0;list-style:none}
.card-grid>li{min-width:0}
`

const widthOf = (px: number): CSSProperties & Record<'--card-width', string> => ({
  '--card-width': `${px}px`,
})

/** A list of cards (each an `li`) in as many columns as fit. */
export const CardGrid = ({ cardWidthPx, children }: PropsWithChildren<{ cardWidthPx: number }>) => (
  <>
    <Sheet name="card-grid" css={css} />
    <ul className="card-grid" style={widthOf(cardWidthPx)}>
      {children}
    </ul>
  </>
)
