import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import type { SvgIconComponent } from '@mui/icons-material'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import type { PropsWithChildren } from 'react'
import { newTab } from '@/components/newTab'
import { phoneParts, telephoneLink, whatsAppLink, type PhonePart } from '@/domain/contactLinks'
import type { Office } from '@/domain/entities'

/** It stands on the first line, however high that is, and is moved from there to the middle of the letters. */
const iconSx = {
  position: 'relative',
  top: '0.22em',
  fontSize: '1.25em',
  color: 'primary.main',
  flexShrink: 0,
}

const Fact = ({
  icon: Icon,
  name,
  children,
}: PropsWithChildren<{ icon: SvgIconComponent; name: string }>) => (
  <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
    <Icon titleAccess={name} sx={iconSx} />
    <Box sx={{ minWidth: 0 }}>{children}</Box>
  </Box>
)

type NumbersProps = { field: string; linkOf: (number: PhonePart) => string; inNewTab?: boolean }

/** A field of numbers as staff wrote it; those that can be dialled are links, high enough for a finger. */
const Numbers = ({ field, linkOf, inNewTab = false }: NumbersProps) =>
  phoneParts(field).map((part) =>
    part.digits === '' ? (
      <span key={part.at}>{part.text}</span>
    ) : (
      <Link
        key={part.at}
        href={linkOf(part)}
        {...(inNewTab ? newTab : {})}
        sx={{ display: 'inline-block', py: 0.25, '@media (pointer: coarse)': { py: 1.375, my: -0.5 } }}
      >
        {part.text}
      </Link>
    ),
  )

const listSx = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  overflowWrap: 'anywhere',
}

/** One office: where it is, and how it is reached. */
export const OfficeCard = ({ office }: { office: Office }) => (
  <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
    <Box component="ul" sx={listSx}>
      {office.address ? (
        <Fact icon={PlaceIcon} name="Address">
          {office.address}
        </Fact>
      ) : null}
      {office.contact_no ? (
        <Fact icon={PhoneIcon} name="Phone">
          <Numbers field={office.contact_no} linkOf={telephoneLink} />
        </Fact>
      ) : null}
      {office.whatsapp_no ? (
        <Fact icon={WhatsAppIcon} name="WhatsApp">
          <Numbers field={office.whatsapp_no} linkOf={whatsAppLink} inNewTab />
        </Fact>
      ) : null}
    </Box>
  </Paper>
)
