import type { SheetCss } from './Sheet'
import { iconRule, iconShape, typeRule } from './sheetCss'

const BOX = 'M19 5v14H5V5zm0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2'
const TICKED =
  'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2m-9 14-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8z'

/** Boxes that browsers draw themselves where colours are forced; elsewhere with the icons of the site. */
export const checkboxCss: SheetCss = (theme) => `
.check-list{display:grid;column-gap:8px;grid-template-columns:repeat(var(--xs),minmax(0,1fr))}
${typeRule(theme, '.check-list label', 'body2')}
.check-list label{display:flex;align-items:center;gap:8px;margin-left:-5px;cursor:pointer;-webkit-tap-highlight-color:transparent}
.check-list span{min-width:0}
.check-list .check-count{margin-left:auto;color:${theme.palette.text.secondary}}
.check-list input{appearance:none;flex:none;width:1.875rem;height:1.875rem;margin:0 -8px 0 0;border-radius:50%;display:grid;place-items:center;cursor:pointer}
.check-list input::before{content:"";${iconShape(BOX)}}
${iconRule('.check-list input::before', { color: theme.palette.text.secondary, size: 20 })}
.check-list input:checked::before{${iconShape(TICKED)};background:${theme.palette.primary.main}}
.check-list input:focus-visible{outline:3px solid ${theme.palette.primary.main};outline-offset:-4px}
@media (hover:hover){.check-list input:hover{background-color:color-mix(in srgb,${theme.palette.primary.main} 4%,transparent)}}
@media (pointer:coarse){.check-list label{min-height:44px;margin-left:-9px}.check-list input{width:2.375rem;height:2.375rem}}
@media (forced-colors:active){.check-list input{appearance:auto;width:18px;height:18px;margin:6px}.check-list input::before{display:none}}
@media (min-width:600px){.check-list{grid-template-columns:repeat(var(--sm),minmax(0,1fr))}}
`
