import type { SheetCss } from '@/components/Sheet'
import { iconRule, iconShape, typeRule } from '@/components/sheetCss'

const TUNE =
  'M3 17v2h6v-2zM3 5v2h10V5zm10 16v-2h8v-2h-8v-2h-2v6zM7 9v2H3v2h4v2h2V9zm14 4v-2H11v2zm-6-4h2V7h4V5h-4V3h-2z'
const BEFORE = 'M15.41 7.41L14 6l-6 6 6 6 1.41-1.41L10.83 12z'
const NEXT = 'M10 6L8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z'

/** How a list of jobs is laid out: its filters, its count, its pages. */
export const browserCss: SheetCss = (theme) => {
  const { text, primary, background, action, grey } = theme.palette
  const soft = `color-mix(in srgb,${primary.main} 4%,transparent)`
  return `
.jobs{display:grid;align-items:start;grid-template-columns:minmax(0,1fr)}
.jobs-bar{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 16px;min-height:44px;margin:12px 0}
${typeRule(theme, '.jobs-count', 'body1')}
.jobs .jobs-count{font-weight:600}
${typeRule(theme, '.jobs-button', 'button')}
.jobs-button{display:inline-flex;align-items:center;justify-content:center;flex:none;box-sizing:border-box;min-width:64px;min-height:44px;border:0;border-radius:${theme.shape.borderRadius}px;background:none;color:${primary.main};text-decoration:none;cursor:pointer;-webkit-tap-highlight-color:transparent;transition:background-color 250ms}
@media (hover:hover){.jobs-button:hover{background:${soft}}}
.jobs .jobs-anew{padding:5px 20px;background:${primary.main};color:${primary.contrastText}}
@media (hover:hover){.jobs .jobs-anew:hover{background:${primary.dark}}}
.jobs .jobs-all{padding:5px 20px;border:1px solid ${grey[500]}}
.jobs-all i{${iconShape(TUNE)}}
${iconRule('.jobs-all i', { color: primary.main, size: 20, margins: [0, 8, 0, -4] })}
.years-select{box-sizing:border-box;width:100%;height:44px;margin-top:8px;padding:0 12px;border:1px solid ${grey[500]};border-radius:${theme.shape.borderRadius}px;background:${background.paper};color:inherit}
.filters{display:flex;flex-direction:column;gap:20px}
.filters-head{display:flex;align-items:center;justify-content:space-between;min-height:44px}
${typeRule(theme, '.filters h2', 'h3')}
${typeRule(theme, '.filters h3', 'h4')}
.filters [role=group] h3{margin-bottom:4px}
.filters .jobs-button{margin-right:-8px;padding:4px 8px;font-size:.8125rem}
.filters .jobs-show{padding:6px 20px;font-size:.9375rem;background:${primary.main};color:${primary.contrastText}}
.filters-wait{height:320px;border-radius:${theme.shape.borderRadius}px;background:color-mix(in srgb,${text.primary} 11%,transparent);animation:filters-wait 2s ease-in-out .5s infinite}
@keyframes filters-wait{50%{opacity:.4}}
.years-head,.years-ends{display:flex;justify-content:space-between}
${typeRule(theme, '.years-head span', 'body2')}
.years-head .years-chosen{color:${primary.main};font-weight:600}
${typeRule(theme, '.years-ends span', 'caption')}
.years-ends span{color:${text.secondary}}
.years{position:relative;display:flex;align-items:center;margin-bottom:7.5px;color:${primary.main}}
.years::before,.years::after{content:"";position:absolute;left:10px;right:10px;height:4px;border-radius:12px;background:currentColor;opacity:.38}
.years::after{right:auto;height:6px;width:calc((100% - 20px)*var(--at));opacity:1}
.years input{position:relative;z-index:1;appearance:none;width:100%;height:30px;margin:0;background:none;cursor:pointer}
.years input:focus-visible{outline:0}
.years input::-webkit-slider-runnable-track{height:20px;background:none}
.years input::-webkit-slider-thumb{appearance:none;width:20px;height:20px;border:0;border-radius:50%;background:${primary.main};box-shadow:${theme.shadows[2]};transition:box-shadow 150ms}
.years input::-moz-range-thumb{width:20px;height:20px;border:0;border-radius:50%;background:${primary.main};box-shadow:${theme.shadows[2]}}
@media (hover:hover){.years input::-webkit-slider-thumb:hover{box-shadow:0 0 0 8px color-mix(in srgb,${primary.main} 16%,transparent)}}
.years input:focus-visible::-webkit-slider-thumb{outline:3px solid ${primary.main};outline-offset:2px}
.years input:focus-visible::-moz-range-thumb{outline:3px solid ${primary.main};outline-offset:2px}
@media (pointer:coarse){.years input{height:44px}}
@media (forced-colors:active){.years::before,.years::after{display:none}.years input,.years input::-webkit-slider-thumb{appearance:auto}}
.pages{margin-top:32px}
.pages ul{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;margin:0;padding:0;list-style:none}
${typeRule(theme, '.pages li>*', 'body2')}
.pages li>*{display:flex;align-items:center;justify-content:center;box-sizing:border-box;min-width:36px;height:44px;padding:0 4px;border:0;border-radius:16px;background:none;color:${text.primary};text-decoration:none;transition:background-color 250ms}
.pages button:disabled{opacity:${action.disabledOpacity}}
@media (hover:hover){.pages a:hover{background:${action.hover}}}
.pages a[aria-current]{background:${primary.main};color:${primary.contrastText}}
@media (hover:hover){.pages a[aria-current]:hover{background:${primary.dark}}}
.pages-previous{${iconShape(BEFORE)}}
.pages-next{${iconShape(NEXT)}}
${iconRule('.pages i', { color: text.primary, size: 20 })}
@media (forced-colors:active){.pages a[aria-current]{border:2px solid Highlight}}
@media (max-width:899.95px){.jobs>aside{display:none}}
@media (min-width:600px){.pages li>*{min-width:44px;margin:0 3px}}
@media (min-width:900px){
.jobs{gap:32px;grid-template-columns:min(17rem,40%) minmax(0,1fr)}
.jobs>aside{position:sticky;top:88px;max-height:calc(100vh - 104px);margin-left:-6px;padding:0 12px 0 6px;overflow-y:auto}
.jobs .jobs-all{display:none}
}
`
}

/** Without script nothing opens the drawer and nothing moves the slider: what stands in for them is shown. */
export const WITHOUT_SCRIPT = `.years,.years-ends,.years-chosen,.jobs .needs-script{display:none}@media (max-width:899.95px){.jobs>aside{display:block;order:1;margin-top:32px;scroll-margin-top:88px}}`
