import { useState, type PropsWithChildren } from 'react'
import { onIntent, openedOnUse } from '@/components/onUse'
import { FILTER_FORM_ID } from './FilterForm'
import { ALL_FILTERS } from './titles'

const loadPanel = () => import('./FilterPanel').then(({ FilterPanel }) => FilterPanel)
const FilterPanel = openedOnUse(loadPanel)

type FilterDrawerProps = {
  /** How many jobs the filters leave; undefined while the list loads. */
  total: number | undefined
  /** How many filters are set. */
  count: number
}

/** The filters of small screens, behind their button. */
export const FilterDrawer = ({ total, count, children }: PropsWithChildren<FilterDrawerProps>) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="jobs-button jobs-all needs-script"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        {...onIntent(loadPanel)}
      >
        <i />
        <span>{count > 0 ? `${ALL_FILTERS} (${count})` : ALL_FILTERS}</span>
      </button>
      <noscript>
        <a className="jobs-button jobs-all" href={`#${FILTER_FORM_ID}`}>
          {ALL_FILTERS}
        </a>
      </noscript>
      <FilterPanel total={total} open={open} onClose={() => setOpen(false)}>
        {children}
      </FilterPanel>
    </>
  )
}
