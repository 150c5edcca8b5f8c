import { Link } from 'react-router'
import type { Category } from '@/domain/entities'
import { categoryJobsPath } from '@/domain/paths'
import { Sheet, type SheetCss } from './Sheet'
import { typeRule } from './sheetCss'

/**
 * Words are divided where they may lack room, in em for large text too: elsewhere a dictionary would be opened for
 * nothing before the first paint.
 */
const css: SheetCss = (theme) => {
  const { primary, text, divider, background } = theme.palette
  const radius = `${theme.shape.borderRadius}px`
  return `
.category-card{position:relative;box-sizing:border-box;height:100%;padding:16px;border:1px solid ${divider};border-radius:${radius};background:${background.paper};transition:border-color 120ms,box-shadow 120ms}
.category-card:hover,.category-card:focus-within{border-color:${primary.main};box-shadow:0 6px 20px rgb(22 48 45/8%)}
.category-card a{display:block;color:${text.primary};text-decoration:none;outline:none}
.category-card a::after{content:"";position:absolute;inset:0;border-radius:${radius}}
.category-card a:focus-visible::after{outline:3px solid ${primary.main};outline-offset:2px}
.category-card b{display:block}
${typeRule(theme, '.category-card span', 'body2')}
.category-card span{display:block;margin-top:4px;color:${text.secondary}}
@media (max-width:599.95px){.category-card{padding-inline:12px}}
@media (max-width:22.49em){.category-card b{hyphens:auto}}
`
}

/** A category with the number of its jobs, leading to them. */
export const CategoryCard = ({ category }: { category: Category }) => (
  <div className="category-card">
    <Sheet name="category-card" css={css} />
    <Link to={categoryJobsPath(category.industry_id)}>
      <b>{category.label}</b> <span>{`${category.count ?? 0} Jobs`}</span>
    </Link>
  </div>
)
