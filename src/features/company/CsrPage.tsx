import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { csrAdapter } from '@/api/adapters'
import { useGetCsrItemsQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/CardGrid'
import { Loading } from '@/components/Loading'
import { Page } from '@/components/Page'
import { RichText } from '@/components/RichText'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { selectCsrItems } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { CsrCard } from './CsrCard'

/** Cards whose images a wide window shows at once. */
const FIRST_ROW = 3

/** The company's social work. A click on a card opens its full description. */
export const CsrPage = () => {
  const { isLoading } = useGetCsrItemsQuery()
  const items = useAppSelector(selectCsrItems)
  // The description stays while the dialog fades out.
  const [description, setDescription] = useState('')
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  const open = (html: string) => {
    setDescription(html)
    setOpen(true)
  }
  const close = () => setOpen(false)
  return (
    <Page
      title="CSR"
      subtitle="Corporate social responsibility: what we do for the places in which we work."
      description={`The social work of ${company.name}: what we do for the towns and villages in which we work.`}
      path={paths.csr}
    >
      {isLoading ? <Loading label="Loading CSR activities" /> : null}
      <CardGrid cardWidthPx={300}>
        {items.map((item, index) => (
          <li key={csrAdapter.selectId(item)}>
            <CsrCard item={item} eager={index < FIRST_ROW} onOpen={() => open(item.description)} />
          </li>
        ))}
      </CardGrid>
      <Dialog open={isOpen} onClose={close} fullWidth aria-labelledby={titleId}>
        <DialogTitle variant="h3">Description</DialogTitle>
        {/* A long text scrolls, also by keyboard. */}
        <DialogContent dividers role="region" aria-labelledby={titleId} tabIndex={0}>
          <RichText html={description} />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </Page>
  )
}
