import type { SheetCss } from '@/components/Sheet'
import { iconRule, typeRule } from '@/components/sheetCss'
import { TOOLTIP_DELAY_MS, TOOLTIP_MAX_WIDTH_PX } from '@/domain/limits'
import { icons, jobFactsCss } from './jobFactsCss'

const networkIcons = {
  facebook:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m13 2h-2.5A3.5 3.5 0 0 0 12 8.5V11h-2v3h2v7h3v-7h3v-3h-3V9a1 1 0 0 1 1-1h2V5z',
  linkedin:
    'M19 3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14m-.5 15.5v-5.3a3.26 3.26 0 0 0-3.26-3.26c-.85 0-1.84.52-2.32 1.3v-1.11h-2.79v8.37h2.79v-4.93c0-.77.62-1.4 1.39-1.4a1.4 1.4 0 0 1 1.4 1.4v4.93h2.79M6.88 8.56a1.68 1.68 0 0 0 1.68-1.68c0-.93-.75-1.69-1.68-1.69a1.69 1.69 0 0 0-1.69 1.69c0 .93.76 1.68 1.69 1.68m1.39 9.94v-8.37H5.5v8.37h2.77z',
  whatsapp:
    'M16.75 13.96c.25.13.41.2.46.3.06.11.04.61-.21 1.18-.2.56-1.24 1.1-1.7 1.12-.46.02-.47.36-2.96-.73-2.49-1.09-3.99-3.75-4.11-3.92-.12-.17-.96-1.38-.92-2.61.05-1.22.69-1.8.95-2.04.24-.26.51-.29.68-.26h.47c.15 0 .36-.06.55.45l.69 1.87c.06.13.1.28.01.44l-.27.41-.39.42c-.12.12-.26.25-.12.5.12.26.62 1.09 1.32 1.78.91.88 1.71 1.17 1.95 1.3.24.14.39.12.54-.04l.81-.94c.19-.25.35-.19.58-.11l1.67.88M12 2a10 10 0 0 1 10 10 10 10 0 0 1-10 10c-1.97 0-3.8-.57-5.35-1.55L2 22l1.55-4.65A9.969 9.969 0 0 1 2 12 10 10 0 0 1 12 2m0 2a8 8 0 0 0-8 8c0 1.72.54 3.31 1.46 4.61L4.5 19.5l2.89-.96A7.95 7.95 0 0 0 12 20a8 8 0 0 0 8-8 8 8 0 0 0-8-8z',
  telegram:
    'M9.78 18.65l.28-4.23 7.68-6.92c.34-.31-.07-.46-.52-.19L7.74 13.3 3.64 12c-.88-.25-.89-.86.2-1.3l15.97-6.16c.73-.33 1.43.18 1.15 1.3l-2.72 12.81c-.19.91-.74 1.13-1.5.71L12.6 16.3l-1.99 1.93c-.23.23-.42.42-.83.42z',
}

/**
 * The cards of a list, and what other screens show of a job in the same way: its facts and where to share it. What is
 * far below is not laid out; the ring and the tooltips of a card stand beside it, above those that follow, and where to
 * share it above the link that spreads over it. A tooltip, at the delay and within the width of the specification, is
 * there only while it is shown: it could widen the page.
 */
export const jobCss: SheetCss = (theme) => {
  const { primary, text, divider, background } = theme.palette
  return `
.job-grid{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.job-card{position:relative;box-sizing:border-box;height:100%;display:flex;flex-direction:column;padding:16px 16px 8px;border:1px solid ${divider};border-radius:${theme.shape.borderRadius}px;background:${background.paper};transition:border-color 120ms,box-shadow 120ms}
@supports (overflow-clip-margin:1px){
:root:not([data-restored]) .job-card{content-visibility:auto;contain-intrinsic-size:auto 260px;overflow-clip-margin:100px}
.job-card:hover,.job-card:focus-within{z-index:1}
}
.job-card:hover,.job-card:focus-within{border-color:${primary.main};box-shadow:0 6px 20px rgb(22 48 45/8%)}
${typeRule(theme, '.job-card h2', 'h3')}
.job-card h2 a{color:inherit;text-decoration:none;outline:none}
.job-card h2 a:hover{text-decoration:underline}
.job-card h2 a::after{content:"";position:absolute;inset:0;border-radius:${theme.shape.borderRadius}px}
.job-card h2 a:focus-visible::after{outline:3px solid ${primary.main};outline-offset:2px}
${jobFactsCss(theme)}
${typeRule(theme, '.job-card p', 'body2')}
.job-card p{color:${text.secondary}}
.job-card p.job-company{margin-bottom:12px}
.job-card p.job-text{margin:12px 0}
.job-foot{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;margin-top:auto;padding-top:4px;border-top:1px solid ${divider}}
${typeRule(theme, '.job-foot>span', 'caption')}
.job-foot>span{color:${text.secondary}}
.job-share{display:flex;align-items:center}
.job-foot .job-share{position:relative;z-index:1;margin-right:-8px}
${typeRule(theme, '.job-share-title', 'body2')}
.job-share-title{margin-right:4px;color:${text.secondary}}
.job-share a{position:relative;display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%}
${iconRule('.job-share i', { color: text.secondary, size: 20 })}
${icons(networkIcons)}
@media (hover:hover){
.job-share a:hover{background:rgb(0 0 0/4%)}
}
@media (hover:hover) and (forced-colors:none){.job-share a:hover i{background:${primary.main}}}
.job-share a::before,.job-share a::after{position:absolute;z-index:1;left:50%;transform:translateX(-50%);pointer-events:none;background:${text.primary};animation:job-tip 150ms ${TOOLTIP_DELAY_MS}ms both}
.job-share a::before{top:calc(100% + 10px);width:10px;height:10px;transform:translateX(-50%) rotate(45deg)}
.job-share a::after{top:calc(100% + 14px);width:max-content;max-width:${TOOLTIP_MAX_WIDTH_PX}px;padding:5px 8px;border-radius:${theme.shape.borderRadius}px;color:#fff;font:500 .8125rem/1.4 ${theme.typography.fontFamily}}
.job-share a:last-child::after{left:auto;right:0;transform:none}
@media (hover:hover){.job-share a:hover::before{content:""}.job-share a:hover::after{content:attr(data-tip)}}
.job-share a:focus-visible::before{content:""}
.job-share a:focus-visible::after{content:attr(data-tip)}
.job-share[data-dismissed] a::before,.job-share[data-dismissed] a::after,[data-dismissed] .job-share a::before,[data-dismissed] .job-share a::after{content:none!important}
@keyframes job-tip{from{opacity:0}}
@media (min-width:600px){.job-grid{grid-template-columns:repeat(auto-fill,minmax(max(min(16rem,100%),50% - 8px),1fr))}.job-card{padding:20px 20px 10px}}
`
}
