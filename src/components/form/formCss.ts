import { SELECT_ITEM_HEIGHT_PX, SELECT_LIST_HEIGHT_PX } from '@/domain/limits'
import type { SheetCss } from '../Sheet'
import { iconRule, iconShape, typeRule } from '../sheetCss'

const ARROW = 'm7 10 5 5 5-5z'
const UPLOAD =
  'M14 2H6c-1.1 0-1.99.9-1.99 2L4 20c0 1.1.89 2 1.99 2H18c1.1 0 2-.9 2-2V8zm4 18H6V4h7v5h5zM8 15.01l1.41 1.41L11 14.84V19h2v-4.16l1.59 1.59L16 15.01 12.01 11z'

const tint = (color: string, percent: number) => `color-mix(in srgb,${color} ${percent}%,transparent)`

/** The fields of a form, what they say, and its buttons. */
export const formCss: SheetCss = (theme) => {
  const { text, primary, error, grey, background, action } = theme.palette
  const radius = `${theme.shape.borderRadius}px`
  return `
.form-fields{display:flex;flex-direction:column;gap:20px}
${typeRule(theme, '.form-label', 'body2')}
.form-label.form-label{margin-bottom:6px;font-weight:600}
.form-label b{margin-left:4px;color:${error.main};font-weight:inherit}
${typeRule(theme, '.form-help', 'caption')}
.form-help{color:${text.secondary}}
.form-field{flex:1;min-width:0}
.form-field .form-help{margin-top:3px}
.form-field .form-error{color:${error.main}}
.form-group .form-group-fields{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(min(var(--field-min),100%),1fr))}
.form-group .form-field .form-label{font-weight:400}
.form-group>.form-help{margin-top:8px}
.form-group>.form-boxes{margin-bottom:4px}
.form-required.form-help{margin-bottom:20px}
.form-line{position:relative;display:flex;align-items:center;border:1px solid ${grey[500]};border-radius:${radius};background:${background.paper}}
@media (hover:hover){.form-line:hover{border-color:${text.primary}}}
.form-line[data-error]{border-color:${error.main}}
.form-line.form-line:focus-within{border-color:${primary.main};outline:1px solid ${primary.main};outline-offset:-2px}
.form-line input{flex:1;box-sizing:content-box;min-width:0;height:1.4375em;padding:9.5px 14px;border:0;border-radius:${radius};background:none;color:inherit;line-height:1.4375em;text-overflow:ellipsis}
.form-line input:focus-visible{outline:none}
.form-line input::placeholder{color:${text.secondary};opacity:1}
.form-line[data-disabled]{border-color:${action.disabled}}
.form-line input:disabled,.form-line input:disabled::placeholder{color:${text.disabled};-webkit-text-fill-color:currentcolor}
.form-select input{padding-right:0}
.form-select>button,.form-select>[role=progressbar]{flex:none;margin-right:4px}
.form-select>[role=progressbar]{margin:0 14px 0 10px}
.form-select button{background:none;cursor:pointer;-webkit-tap-highlight-color:transparent}
.form-select>button{display:grid;place-items:center;width:2.25rem;height:2.25rem;padding:0;border:0;border-radius:50%}
@media (hover:hover){.form-select>button:enabled:hover{background:${action.hover}}}
.form-select>button:disabled{opacity:.4;cursor:default}
.form-select i{${iconShape(ARROW)}}
${iconRule('.form-select i', { color: action.active })}
.form-select [aria-expanded=true]~button{transform:rotate(180deg)}
.form-list,.form-list-note{position:absolute;z-index:${theme.zIndex.modal};top:100%;left:-1px;right:-1px;box-sizing:border-box;margin:0;border-radius:${radius};background:${background.paper};box-shadow:${theme.shadows[8]};overflow-wrap:anywhere}
.form-list{max-height:${SELECT_LIST_HEIGHT_PX}px;padding:8px 0;overflow:auto;overscroll-behavior:contain;outline:none}
.form-list[data-above],.form-list-note[data-above]{top:auto;bottom:100%}
.form-list button{display:block;box-sizing:border-box;width:100%;height:auto;padding:0 16px;border:0;border-radius:0;color:inherit;line-height:${SELECT_ITEM_HEIGHT_PX}px;text-align:left}
@media (pointer:coarse){.form-list button{padding-block:10px}}
.form-list [aria-selected=true]{background:${tint(primary.main, 8)}}
.form-list [data-marked]{background:${action.focus}}
.form-list [data-marked][aria-selected=true]{background:${tint(primary.main, 20)}}
.form-list-note span{display:block;padding:14px 16px;color:${text.secondary}}
.form-list-note:empty{box-shadow:none}
.form-file{position:relative;display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;column-gap:8px;padding:6px 8px 6px 12px;border:1px dashed ${text.secondary};border-radius:${radius};background:${background.paper}}
.form-file[data-error]{border-color:${error.main}}
.form-file:focus-within{outline:3px solid ${primary.main};outline-offset:2px}
.form-file input,.form-trap{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip:rect(0 0 0 0);white-space:nowrap}
${typeRule(theme, '.form-file p', 'body2')}
.form-file p{flex:1 1 auto;min-width:0;padding:4px 0}
.form-file p[data-chosen]{flex-basis:180px}
.form-file p[data-chosen] span span,.form-file p:not([data-chosen]){color:${text.secondary}}
.form-file p span span{white-space:nowrap}
.form-file i{${iconShape(UPLOAD)}}
${iconRule('.form-file i', { color: primary.main, size: 18, margins: [0, 8, 0, -4] })}
.form-actions{display:flex;gap:12px;margin-top:32px}
${typeRule(theme, '.form-button', 'button')}
.form-button{display:inline-flex;align-items:center;justify-content:center;flex:none;gap:8px;box-sizing:border-box;min-width:64px;min-height:44px;padding:3px 20px;border:1px solid transparent;border-radius:${radius};background:none;color:${primary.main};line-height:1.75;cursor:pointer;-webkit-tap-highlight-color:transparent;transition:background-color 250ms}
.form-button.form-small{gap:0;font-size:.8125rem}
.form-button.form-outlined{border-color:${grey[500]}}
@media (hover:hover){.form-button:hover{background:${tint(primary.main, 4)}}}
.form-button.form-main{background:${primary.main};color:${primary.contrastText}}
@media (hover:hover){.form-button.form-main:hover{background:${primary.dark}}}
.form-button:disabled{color:${action.disabled};cursor:default}
.form-main[aria-disabled=true]{background:${primary.dark};cursor:default}
${typeRule(theme, '.form-draft', 'body2')}
.form-draft{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;column-gap:8px;padding:4px 4px 4px 16px;border-radius:${radius};background:${primary.light}}
.form-draft>span{flex:1 1 220px;padding:4px 0}
.form-progress{margin-top:16px;animation:form-appear 0s 400ms both}
.form-progress>div{height:6px;border-radius:${radius};overflow:hidden;background:${tint(primary.main, 30)}}
.form-progress>div>div{height:100%;background:${primary.main};transform-origin:left;transition:transform .4s linear}
.form-progress>div:not([aria-valuenow])>div{width:40%;animation:form-wait 2s linear infinite}
.form-progress .form-help{margin-top:6px}
@media (forced-colors:active){.form-list{border:1px solid}.form-list [data-marked]{outline:2px solid Highlight;outline-offset:-2px}.form-progress>div{border:1px solid}.form-progress>div>div{background:Highlight}}
@keyframes form-appear{from{visibility:hidden}}
@keyframes form-wait{from{transform:translateX(-100%)}to{transform:translateX(250%)}}
`
}

/** A screen that is one form, with what to know about it beside it. */
export const formPageCss: SheetCss = (theme) => {
  const { text, primary, background, divider } = theme.palette
  return `
.form-page{display:grid;align-items:start;gap:24px;grid-template-columns:minmax(0,1fr)}
.form-card{padding:16px;border:1px solid ${divider};border-radius:${theme.shape.borderRadius}px;background:${background.paper}}
@media (min-width:600px){.form-card{padding:32px}}
@media (min-width:900px){.form-page{gap:48px;grid-template-columns:minmax(0,640px) 300px}}
.form-aside{padding-top:16px;border-top:3px solid ${primary.main}}
${typeRule(theme, '.form-aside h2', 'h3')}
.form-aside.form-aside h2{margin-bottom:12px}
${typeRule(theme, '.form-aside ul', 'body2')}
.form-aside ul{padding-left:20px;color:${text.secondary}}
.form-aside li{margin-bottom:8px}
.form-aside li::marker{color:${primary.main}}
`
}
