import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'
import { Link } from 'react-router'

type HomeSectionProps = {
  title: string
  subtitle: string
  /** The screen that shows all of it. */
  more: { label: string; to: string }
  /** Stands on white, from edge to edge. */
  raised?: boolean
}

const raisedSx = { bgcolor: 'background.paper' }

/** Not laid out before it is near; see the places that are restored. Emotion takes a rule that begins with a colon for one of its own element. */
const laterSx = {
  'html:not([data-restored]) &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 900px' },
}

/** A part of Home with its heading and the way to the whole list. */
export const HomeSection = ({
  title,
  subtitle,
  more,
  raised = false,
  children,
}: PropsWithChildren<HomeSectionProps>) => {
  const headingId = useId()
  return (
    <Box
      component="section"
      aria-labelledby={headingId}
      sx={{ py: { xs: 4, md: 6 }, ...laterSx, ...(raised ? raisedSx : {}) }}
    >
      <Container>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'end',
            justifyContent: 'space-between',
            columnGap: 2,
            rowGap: 1,
            mb: { xs: 2, md: 3 },
          }}
        >
          <div>
            <Typography id={headingId} variant="h2">
              {title}
            </Typography>
            <Typography color="textSecondary">{subtitle}</Typography>
          </div>
          <Box
            component={Link}
            to={more.to}
            className="button"
            sx={{ ml: -1, mr: -0.5, '&&': { px: 1 }, gap: 1 }}
          >
            {more.label}
            <ArrowForwardIcon sx={{ fontSize: 20 }} />
          </Box>
        </Box>
        {children}
      </Container>
    </Box>
  )
}
