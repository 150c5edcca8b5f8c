import { Sheet, type SheetCss } from './Sheet'
import { typeRule } from './sheetCss'

const css: SheetCss = (theme) => {
  const { primary, text, grey, action } = theme.palette
  const soft = `color-mix(in srgb,${primary.main} ${action.hoverOpacity * 100}%,transparent)`
  return `
.icon{display:inline-block;flex-shrink:0;width:1em;height:1em;fill:currentColor;font-size:1.5rem;user-select:none}
.icon-inline{font-size:inherit;vertical-align:text-bottom}
.link{color:${primary.main};text-decoration:none}
.link-soft{color:${text.secondary}}
.link-plain{color:inherit}
.link:hover{text-decoration:underline}
${typeRule(theme, '.button', 'button')}
.button{display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;min-width:64px;min-height:44px;padding:5px 20px;border:1px solid transparent;border-radius:${theme.shape.borderRadius}px;background:none;color:${primary.main};text-decoration:none;cursor:pointer;-webkit-tap-highlight-color:transparent;transition:background-color 250ms}
.button-outlined{border-color:${grey[500]}}
.button-contained{background:${primary.main};color:${primary.contrastText}}
.button-large{padding-block:8px}
.icon-button{display:inline-flex;align-items:center;justify-content:center;flex:none;box-sizing:border-box;min-width:44px;min-height:44px;padding:8px;border:0;border-radius:50%;background:none;color:${text.primary};text-decoration:none;cursor:pointer;-webkit-tap-highlight-color:transparent;transition:background-color 150ms}
@media (hover:hover){.button:hover{background:${soft}}.button-contained:hover{background:${primary.dark}}.icon-button:hover{background:${action.hover}}}
`
}

/**
 * The look of links, buttons and icons that are plain elements: those of the first screen, for which nobody should
 * wait. The header, which is on every screen, brings it: `className="button button-outlined"`.
 */
export const Controls = () => <Sheet name="controls" css={css} />
