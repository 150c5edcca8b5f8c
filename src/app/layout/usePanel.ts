import { useState } from 'react'
import { useLocation } from 'react-router'

export type PanelProps = { open: boolean; onClose: () => void }

/**
 * Whether a panel of the header is open. The header outlives its screens, so a step to another one closes the panel.
 * `wasOpened` says that the code of the panel is needed.
 */
export const usePanel = () => {
  const { key } = useLocation()
  const [state, setState] = useState<{ openAt?: string }>()
  if (state?.openAt !== undefined && state.openAt !== key) setState({})
  const panel: PanelProps = { open: state?.openAt === key, onClose: () => setState({}) }
  return { panel, wasOpened: state !== undefined, open: () => setState({ openAt: key }) }
}
