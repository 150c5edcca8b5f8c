import Container from '@mui/material/Container'
import { useCallback, useState } from 'react'
import { csrAdapter } from '@/api/adapters'
import { useGetCsrItemsQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/CardGrid'
import { openedOnUse } from '@/components/onUse'
import { Loading } from '@/components/Loading'
import { PageHeading } from '@/components/PageHeading'
import { PageMeta } from '@/components/PageMeta'
import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { selectCsrItems } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { CsrCard } from './CsrCard'

const CsrDialog = openedOnUse(() => import('./CsrDialog').then((module) => module.CsrDialog))

const TITLE = 'CSR'
const CARD_WIDTH_PX = 300
/** Cards whose images a wide window shows at once. */
const FIRST_ROW = 3

/** What the company does beside its business; a click on a card reads all of it (spec section 2). */
export const CsrPage = () => {
  const { data, isLoading } = useGetCsrItemsQuery()
  const items = useAppSelector(selectCsrItems)
  // The text stays while the dialog fades out.
  const [{ text, open }, setReading] = useState({ text: '', open: false })
  const read = useCallback((description: string) => setReading({ text: description, open: true }), [])
  return (
    <Container>
      <PageMeta
        title={TITLE}
        description={`The social work of ${company.name}: what we do for the towns and villages in which we work.`}
        path={paths.csr}
      />
      <PageHeading
        title={TITLE}
        subtitle="Corporate social responsibility: what we do for the places in which we work."
      />
      {isLoading ? <Loading label="Loading CSR activities" /> : null}
      {data ? (
        <CardGrid cardWidthPx={CARD_WIDTH_PX}>
          {items.map((item, index) => (
            <li key={csrAdapter.selectId(item)}>
              <CsrCard item={item} eager={index < FIRST_ROW} onRead={read} />
            </li>
          ))}
        </CardGrid>
      ) : null}
      <CsrDialog html={text} open={open} onClose={() => setReading({ text, open: false })} />
    </Container>
  )
}
