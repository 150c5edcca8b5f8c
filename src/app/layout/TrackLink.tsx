import { useLingui } from '@lingui/react/macro'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { BarButton, WIDE_WINDOW } from './DesktopMenu'
import { links } from './menu'

const WideLink = styled(BarButton)({
  display: 'none',
  [WIDE_WINDOW]: { display: 'inline-flex' },
}) as typeof BarButton

/** After the menu of the specification, in front of our own API alone. */
export const TrackLink = () => {
  const { i18n } = useLingui()
  return useAppSelector(selectOwnApi) ? (
    <WideLink component={NavLink} to={links.track.to} end>
      {i18n._(links.track.label)}
    </WideLink>
  ) : null
}
