import type { SheetCss } from '@/components/Sheet'
import { iconRule, iconUrl, typeRule } from '@/components/sheetCss'
import { TOOLTIP_DELAY_MS, TOOLTIP_MAX_WIDTH_PX } from '@/domain/limits'

const factIcons = {
  experience:
    'M14 6V4h-4v2zM4 8v11h16V8zm16-2c1.11 0 2 .89 2 2v11c0 1.11-.89 2-2 2H4c-1.11 0-2-.89-2-2l.01-11c0-1.11.88-2 1.99-2h4V4c0-1.11.89-2 2-2h4c1.11 0 2 .89 2 2v2z',
  salary:
    'M19 14V6c0-1.1-.9-2-2-2H3c-1.1 0-2 .9-2 2v8c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2m-2 0H3V6h14zm-7-7c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3m13 0v11c0 1.1-.9 2-2 2H4v-2h17V7z',
  location:
    'M12 12c-1.1 0-2-.9-2-2s.9-2 2-2 2 .9 2 2-.9 2-2 2m6-1.8C18 6.57 15.35 4 12 4s-6 2.57-6 6.2c0 2.34 1.95 5.44 6 9.14 4.05-3.7 6-6.8 6-9.14M12 2c4.2 0 8 3.22 8 8.2 0 3.32-2.67 7.25-8 11.8-5.33-4.55-8-8.48-8-11.8C4 5.22 7.8 2 12 2',
  openings:
    'M4 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m1.13 1.1c-.37-.06-.74-.1-1.13-.1-.99 0-1.93.21-2.78.58C.48 14.9 0 15.62 0 16.43V18h4.5v-1.61c0-.83.23-1.61.63-2.29M20 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m4 3.43c0-.81-.48-1.53-1.22-1.85-.85-.37-1.79-.58-2.78-.58-.39 0-.76.04-1.13.1.4.68.63 1.46.63 2.29V18H24zm-7.76-2.78c-1.17-.52-2.61-.9-4.24-.9s-3.07.39-4.24.9C6.68 14.13 6 15.21 6 16.39V18h12v-1.61c0-1.18-.68-2.26-1.76-2.74M8.07 16c.09-.23.13-.39.91-.69.97-.38 1.99-.56 3.02-.56s2.05.18 3.02.56c.77.3.81.46.91.69zM12 8c.55 0 1 .45 1 1s-.45 1-1 1-1-.45-1-1 .45-1 1-1m0-2c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3',
}

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

const icons = (paths: Record<string, string>, color: string) =>
  Object.entries(paths)
    .map(([name, path]) => `.job-${name}{--icon:${iconUrl(path, color)}}`)
    .join('')

/** The cards of a list, and what other screens show of a job in the same way: its facts and where to share it. */
export const jobCss: SheetCss = (theme) => {
  const { primary, text, divider, background } = theme.palette
  return `
.job-grid{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
.job-card{position:relative;box-sizing:border-box;height:100%;display:flex;flex-direction:column;padding:16px 16px 8px;border:1px solid ${divider};border-radius:${theme.shape.borderRadius}px;background:${background.paper};transition:border-color 120ms,box-shadow 120ms}
.job-card:hover,.job-card:focus-within{border-color:${primary.main};box-shadow:0 6px 20px rgb(22 48 45/8%)}
${typeRule(theme, '.job-card h2', 'h3')}
.job-card h2 a{color:inherit;text-decoration:none;outline:none}
.job-card h2 a:hover{text-decoration:underline}
.job-card h2 a::after{content:"";position:absolute;inset:0;border-radius:${theme.shape.borderRadius}px}
.job-card h2 a:focus-visible::after{outline:3px solid ${primary.main};outline-offset:2px}
${typeRule(theme, '.job-card p,.job-facts', 'body2')}
.job-card p{color:${text.secondary}}
.job-card p.job-company{margin-bottom:12px}
.job-card p.job-text{margin:12px 0}
.job-facts{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
.job-facts li{display:flex;gap:6px;min-width:0}
.job-facts span{min-width:0}
${iconRule('.job-facts i')}
.job-facts i{flex:none;width:1em;height:1em;margin-top:.2em;font-size:1.15em}
${icons(factIcons, primary.main)}
.job-foot{display:flex;align-items:center;justify-content:space-between;margin-top:auto;padding-top:4px;border-top:1px solid ${divider}}
${typeRule(theme, '.job-foot>span', 'caption')}
.job-foot>span{color:${text.secondary}}
.job-share{display:flex;align-items:center}
/* Above the link that spreads over the card. */
.job-foot .job-share{position:relative;z-index:1;margin-right:-8px}
${typeRule(theme, '.job-share-title', 'body2')}
.job-share-title{margin-right:4px;color:${text.secondary}}
.job-share a{position:relative;display:grid;place-items:center;width:44px;height:44px;border-radius:50%}
${iconRule('.job-share i')}
.job-share i{width:20px;height:20px}
${icons(networkIcons, text.secondary)}
@media (hover:hover){
.job-share a:hover{background:rgb(0 0 0/4%)}
.job-share a:hover i{background:${primary.main};-webkit-mask:var(--icon) center/contain no-repeat;mask:var(--icon) center/contain no-repeat}
}
/* A tooltip, at the delay and within the width of the specification. */
.job-share a::before,.job-share a::after{position:absolute;z-index:1;left:50%;transform:translateX(-50%);visibility:hidden;opacity:0;pointer-events:none;background:${text.primary};transition:opacity 150ms,visibility 0s 150ms}
.job-share a::before{content:"";top:54px;width:10px;height:10px;transform:translateX(-50%) rotate(45deg)}
.job-share a::after{content:attr(data-tip);top:58px;width:max-content;max-width:${TOOLTIP_MAX_WIDTH_PX}px;padding:5px 8px;border-radius:${theme.shape.borderRadius}px;color:#fff;font:500 .8125rem/1.4 ${theme.typography.fontFamily}}
.job-foot .job-share a:last-child::after{left:auto;right:0;transform:none}
@media (hover:hover){.job-share a:hover::before,.job-share a:hover::after{visibility:visible;opacity:1;transition-delay:${TOOLTIP_DELAY_MS}ms}}
.job-share a:focus-visible::before,.job-share a:focus-visible::after{visibility:visible;opacity:1;transition-delay:${TOOLTIP_DELAY_MS}ms}
.job-share[data-dismissed] a::before,.job-share[data-dismissed] a::after,[data-dismissed] .job-share a::before,[data-dismissed] .job-share a::after{visibility:hidden!important}
@media (min-width:600px){.job-grid{grid-template-columns:repeat(2,minmax(0,1fr))}.job-card{padding:20px 20px 10px}}
`
}
