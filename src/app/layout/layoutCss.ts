import type { SheetCss } from '@/components/Sheet'
import { typeRule } from '@/components/sheetCss'

/**
 * The header, and the name of the company in it and in the footer. Its widths are in em: whose browser writes large
 * has no room for the menu in a bar of the usual width.
 */
export const headerCss: SheetCss = (theme) => {
  const { primary, text, divider, background, action } = theme.palette
  return `
.site-header{position:sticky;top:0;z-index:${theme.zIndex.appBar};border-bottom:1px solid ${divider};background:${background.paper}}
.site-bar{display:flex;align-items:center;gap:4px;min-height:64px}
.site-main{flex-grow:1;min-width:0}
.site-sign-in{white-space:nowrap}
${typeRule(theme, '.brand', 'h3')}
.brand{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:${text.primary};text-decoration:none}
.site-main ul{display:flex;flex-wrap:wrap;justify-content:center;margin:0;padding:0;list-style:none}
.bar-item.button{min-width:0;padding:6px 10px;border:0;border-bottom:2px solid transparent;border-radius:0;color:${text.primary};white-space:nowrap}
.bar-item.active{border-bottom-color:currentcolor;color:${primary.main}}
.bar-item .icon{margin:0 -4px 0 8px;font-size:1.25rem}
.bar-item[aria-expanded=true] .icon{transform:rotate(180deg)}
.submenu{position:relative}
.site-main .submenu ul{position:absolute;left:0;min-width:200px;padding:8px 0;border-radius:${theme.shape.borderRadius}px;background:${background.paper};box-shadow:${theme.shadows[8]};display:block}
.site-main .submenu ul[hidden]{display:none}
.submenu a{display:flex;align-items:center;gap:8px;box-sizing:border-box;min-height:44px;padding:8px 16px;color:${text.primary};text-decoration:none}
.submenu a:hover{background:${action.hover}}
.submenu a:focus-visible{outline-offset:-3px}
.submenu a.active{color:${primary.main};font-weight:600}
@media (max-width:37.49em){.site-bar .site-sign-in{display:none}}
@media (max-width:74.99em){.site-main nav{display:none}}
@media (min-width:75em){
.site-bar{min-height:72px}
.site-main{display:flex;justify-content:center}
.site-bar .site-menu{display:none}
}
@media (min-width:1536px){.site-bar{gap:16px}}
`
}

export const footerCss: SheetCss = (theme) => {
  const { text, divider, background } = theme.palette
  return `
${typeRule(theme, '.site-footer', 'body2')}
.site-footer{margin-top:48px;border-top:1px solid ${divider};background:${background.paper}}
.site-foot{padding-block:24px}
.site-foot-head{display:flex;flex-direction:column;gap:16px}
.site-foot p{margin:0;color:${text.secondary}}
.site-social{display:flex;gap:4px;margin-left:-10px}
.site-foot ul{display:flex;flex-wrap:wrap;column-gap:24px;margin:16px 0;padding:0;list-style:none}
.site-foot li .link{display:inline-block;padding-block:11px}
.site-foot-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;column-gap:16px}
.site-foot-end small{flex:1 1 12em}
${typeRule(theme, '.site-foot-end small', 'caption')}
.site-foot-end small{color:${text.secondary}}
.site-foot-end .link{display:inline-flex;align-items:center;gap:4px;padding-block:11px;white-space:nowrap}
@media (min-width:900px){
.site-footer{margin-top:80px}
.site-foot{padding-block:32px}
.site-foot-head{flex-direction:row;align-items:center;justify-content:space-between}
.site-social{margin:0 -10px 0 0}
}
`
}
