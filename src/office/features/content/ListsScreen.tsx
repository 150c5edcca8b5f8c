import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import { useNavigate, useParams } from 'react-router'
import { contentKinds, contentLists } from '@/domain/content/contentKinds'
import { ListEditor } from '../../components/content/ListEditor'
import { useMay } from '../../store/useAccount'
import { ContentFrame, UnknownKind } from './ContentScreen'
import { listPath } from '../../paths'

/** The lists from which visitors and staff choose, edited in place. */
export const ListsScreen = () => {
  const { list = contentLists[0] } = useParams()
  const id = useId()
  const navigate = useNavigate()
  const mayChange = useMay('recruiter')
  const shown = contentLists.find((name) => name === list)
  if (!shown) return <UnknownKind />
  return (
    <ContentFrame title="Lists">
      <Tabs
        value={shown}
        onChange={(_event, next: typeof shown) => void navigate(listPath(next), { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Lists"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', maxWidth: 720, flexShrink: 0 }}
      >
        {contentLists.map((name) => (
          <Tab
            key={name}
            value={name}
            label={contentKinds[name].label}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        sx={{ maxWidth: 720, pb: 2 }}
      >
        <ListEditor key={shown} kind={shown} isReadOnly={!mayChange} />
      </Box>
    </ContentFrame>
  )
}
