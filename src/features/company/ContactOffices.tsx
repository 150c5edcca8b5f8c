import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { officesAdapter } from '@/api/adapters'
import { useGetOfficesQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/CardGrid'
import { Loading } from '@/components/Loading'
import { selectOfficeGroups } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { OfficeCard } from './OfficeCard'

const CARD_WIDTH_PX = 280

/** Groups of one office are side by side; a longer group takes the whole row. */
const Groups = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_WIDTH_PX}px, 100%), 1fr))`,
  gap: theme.spacing(4, 2),
  '& > *': { minWidth: 0 },
}))

export const ContactOffices = () => {
  const { data, isLoading } = useGetOfficesQuery()
  const groups = useAppSelector(selectOfficeGroups)
  if (isLoading) return <Loading label="Loading offices" minHeight="100vh" />
  if (!data) return null
  return (
    <Groups>
      {groups.map(({ name, offices }) => (
        <section key={name} style={offices.length > 1 ? { gridColumn: '1 / -1' } : undefined}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {name}
          </Typography>
          {offices.length === 0 ? (
            <Typography color="textSecondary">Not available.</Typography>
          ) : (
            <CardGrid cardWidthPx={CARD_WIDTH_PX}>
              {offices.map((office) => (
                <li key={officesAdapter.selectId(office)}>
                  <OfficeCard office={office} />
                </li>
              ))}
            </CardGrid>
          )}
        </section>
      ))}
    </Groups>
  )
}
