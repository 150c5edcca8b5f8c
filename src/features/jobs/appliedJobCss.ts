import type { SheetCss } from '@/components/Sheet'
import { iconRule, iconShape, typeRule, WARNING_ICON } from '@/components/sheetCss'

/** The job above a form of application, and what stands there where there is none. */
export const appliedJobCss: SheetCss = (theme) => {
  const { text, primary, warning } = theme.palette
  return `
.applied-job{margin-bottom:24px;padding-left:16px;border-left:3px solid ${primary.main}}
${typeRule(theme, '.applied-job h2', 'h3')}
${typeRule(theme, '.applied-job>p', 'body2')}
.applied-job>p{margin-bottom:8px;color:${text.secondary}}
.applied-loading{height:92px;margin-bottom:24px;border-radius:${theme.shape.borderRadius}px;background:color-mix(in srgb,${text.primary} 11%,transparent);animation:applied-pulse 2s ease-in-out .5s infinite}
@keyframes applied-pulse{50%{opacity:.4}}
${typeRule(theme, '.applied-none', 'body2')}
.applied-none{display:flex;align-items:center;flex-wrap:wrap;gap:4px 12px;margin-bottom:24px;padding:8px 16px;border-radius:${theme.shape.borderRadius}px;background:color-mix(in srgb,${warning.light} 12%,#fff)}
.applied-none i{${iconShape(WARNING_ICON)}}
${iconRule('.applied-none i', { color: warning.main, size: 22 })}
.applied-none p{flex:1 1 180px;margin:6px 0}
.applied-none a{padding:10px 4px;font-weight:600}
`
}
