import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'

type HomeSectionProps = {
  title: string
  subtitle: string
  /** The screen with the whole list. */
  more: { label: string; href: string }
  bgcolor?: string
}

/** A part of Home with its heading and the way to the whole list. */
export const HomeSection = ({
  title,
  subtitle,
  more,
  bgcolor,
  children,
}: PropsWithChildren<HomeSectionProps>) => {
  const headingId = useId()
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ py: { xs: 4, md: 6 }, bgcolor }}>
      <Container>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', mb: { xs: 2, md: 3 } }}
        >
          <div>
            <Typography id={headingId} variant="h2">
              {title}
            </Typography>
            <Typography color="textSecondary">{subtitle}</Typography>
          </div>
          <Button href={more.href} endIcon={<ArrowForwardIcon />} sx={{ px: 1, mx: -1 }}>
            {more.label}
          </Button>
        </Stack>
        {children}
      </Container>
    </Box>
  )
}
