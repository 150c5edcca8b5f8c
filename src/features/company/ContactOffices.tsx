import type { SvgIconComponent } from '@mui/icons-material'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { PropsWithChildren } from 'react'
import { officesAdapter } from '@/api/adapters'
import { useGetOfficesQuery } from '@/api/portalApi'
import { CardGrid } from '@/components/cards'
import { Loading } from '@/components/Loading'
import { newTab } from '@/components/NewTabMark'
import { phoneParts, telephoneLink, whatsAppLink, type PhonePart } from '@/domain/contactLinks'
import type { Office } from '@/domain/entities'
import { selectOfficeGroups } from '@/store/contentSelectors'
import { useAppSelector } from '@/store/hooks'

type FactProps = PropsWithChildren<{ icon: SvgIconComponent; name: string; text: string }>

/** Nothing where the office has none. */
const Fact = ({ icon: Icon, name, text, children = text }: FactProps) =>
  text ? (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'baseline' }}>
      {/* From the baseline down to the middle of the letters, however high the line is. */}
      <Icon
        titleAccess={name}
        color="primary"
        fontSize="small"
        sx={{ position: 'relative', top: '0.22em' }}
      />
      <Typography variant="body2" component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  ) : null

const NumberLink = styled(Link)({
  display: 'inline-block',
  paddingBlock: 2,
  '@media (pointer: coarse)': { paddingBlock: 11, marginBlock: -4 },
})

type NumbersProps = { field: string; linkOf: (number: PhonePart) => string; inNewTab?: boolean }

/** A field of numbers as staff wrote it; numbers that can be dialled are links. */
const Numbers = ({ field, linkOf, inNewTab = false }: NumbersProps) =>
  phoneParts(field).map((part) =>
    part.digits === '' ? (
      <span key={part.at}>{part.text}</span>
    ) : (
      <NumberLink key={part.at} href={linkOf(part)} {...(inNewTab ? newTab : {})}>
        {part.text}
      </NumberLink>
    ),
  )

const OfficeCard = ({ office }: { office: Office }) => (
  <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
    <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <Fact icon={PlaceIcon} name="Address" text={office.address} />
      <Fact icon={PhoneIcon} name="Phone" text={office.contact_no}>
        <Numbers field={office.contact_no} linkOf={telephoneLink} />
      </Fact>
      <Fact icon={WhatsAppIcon} name="WhatsApp" text={office.whatsapp_no}>
        <Numbers field={office.whatsapp_no} linkOf={whatsAppLink} inNewTab />
      </Fact>
    </Stack>
  </Paper>
)

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
