import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { officesAdapter } from '@/api/adapters'
import { useGetOfficesQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/CardGrid'
import { Loading } from '@/components/Loading'
import type { OfficeGroup } from '@/domain/officeGroups'
import { selectOfficeGroups } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'
import { OfficeCard } from './OfficeCard'

const CARD_WIDTH_PX = 280

/** Groups of one office stand side by side; a longer one has the columns to itself. */
const groupsSx = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_WIDTH_PX}px, 100%), 1fr))`,
  columnGap: 2,
  rowGap: 4,
}

const Group = ({ name, offices }: OfficeGroup) => (
  <Box component="section" sx={{ minWidth: 0, gridColumn: offices.length > 1 ? '1 / -1' : undefined }}>
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
  </Box>
)

/** The offices in their groups (spec section 2). */
export const ContactOffices = () => {
  const { data: offices, isLoading } = useGetOfficesQuery()
  const groups = useAppSelector(selectOfficeGroups)
  if (isLoading) return <Loading label="Loading offices" minHeight="100vh" />
  if (!offices) return null
  return (
    <Box sx={groupsSx}>
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </Box>
  )
}
