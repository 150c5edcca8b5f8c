import type { SvgIconComponent } from '@mui/icons-material'
import { memo } from 'react'

const idOf = (name: string) => `icon-${name}`

/** Icons that are drawn once and shown by `CardIcon`: a list shows more than a hundred of them. */
export const CardIconSprite = memo(({ icons }: { icons: Record<string, SvgIconComponent> }) => (
  <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    {Object.entries(icons).map(([name, Icon]) => (
      <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
        <Icon />
      </symbol>
    ))}
  </svg>
))
CardIconSprite.displayName = 'CardIconSprite'

/** One of the icons of a sprite in the page; without a label it is decoration. */
export const CardIcon = ({ name, label }: { name: string; label?: string }) => (
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
