import FacebookIcon from '@mui/icons-material/Facebook'
import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PlaceIcon from '@mui/icons-material/PlaceOutlined'
import TelegramIcon from '@mui/icons-material/Telegram'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import WorkIcon from '@mui/icons-material/WorkOutlineOutlined'
import { memo } from 'react'

const icons = {
  Experience: WorkIcon,
  Salary: PaymentsIcon,
  Location: PlaceIcon,
  Openings: GroupsIcon,
  Facebook: FacebookIcon,
  LinkedIn: LinkedInIcon,
  WhatsApp: WhatsAppIcon,
  Telegram: TelegramIcon,
}

type IconName = keyof typeof icons

const idOf = (name: IconName) => `icon-${name}`

/** The icons of all cards, drawn once: a list shows more than a hundred of them. */
export const CardIconSprite = memo(() => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    {Object.entries(icons).map(([name, Icon]) => (
      <symbol key={name} id={idOf(name as IconName)} viewBox="0 0 24 24">
        <Icon />
      </symbol>
    ))}
  </svg>
))
CardIconSprite.displayName = 'CardIconSprite'

/** One of the icons of the sprite; without a label it is decoration. */
export const CardIcon = ({ name, label }: { name: IconName; label?: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <use href={`#${idOf(name)}`} />
  </svg>
)
