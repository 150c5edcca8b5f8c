import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, type PropsWithChildren } from 'react'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2, 5),
  marginTop: theme.spacing(4),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '248px minmax(0, 1fr)',
    marginTop: theme.spacing(6),
    paddingTop: theme.spacing(6),
  },
}))

/** A part of the page; on a wide screen its heading is beside it. */
export const AboutSection = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const titleId = useId()
  return (
    <Section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <div>{children}</div>
    </Section>
  )
}
