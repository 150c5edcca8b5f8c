import { Trans, useLingui } from '@lingui/react/macro'
import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import CardHeader from '@mui/material/CardHeader'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Fragment, useId, type PropsWithChildren } from 'react'
import { CardGrid } from '@/components/cards'
import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { Page } from '@/components/Page'
import { useCompany, useCompanyText } from '@/components/SiteSettings'
import { paths } from '@/domain/paths'
import { description, figures, lead, partners, people, services, steps, ways, whoWeAre } from './about'

const leadSx = {
  maxWidth: '34em',
  mb: { xs: 3, md: 5 },
  fontSize: { xs: '1.1875rem', md: '1.4375rem' },
  lineHeight: 1.5,
  textWrap: 'pretty',
}

/** The gaps show the background as lines between the cells. */
const figuresSx = {
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  gap: '1px',
  m: 0,
  overflow: 'hidden',
  bgcolor: 'divider',
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    p: { xs: 1.75, md: 3 },
    bgcolor: 'background.paper',
  },
  '& dt': { mt: 0.5, typography: 'body2', color: 'text.secondary' },
  '& dd': {
    m: 0,
    typography: 'h2',
    color: 'primary.main',
    fontSize: { xs: '1.125rem', sm: '1.375rem', md: '1.75rem', lg: '1.75rem' },
  },
}

const servicesSx = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  m: 0,
  gridTemplateColumns: { sm: '144px minmax(0, 1fr)' },
  alignItems: { sm: 'baseline' },
  '& dt': { typography: 'h3' },
  '& dd': { m: 0, mb: 2, maxWidth: '41em', color: 'text.secondary' },
}

const sectionSx = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
  columnGap: 5,
  rowGap: 2,
  mt: { xs: 4, md: 6 },
  pt: { xs: 4, md: 6 },
  borderTop: 1,
  borderColor: 'divider',
}

/** A part of the page; on a wide screen its heading is on the left. */
const Section = ({ title, children }: PropsWithChildren<{ title: string }>) => {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={sectionSx}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      <div>{children}</div>
    </Box>
  )
}

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingLeft: theme.spacing(4),
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 7,
    width: 12,
    height: 12,
    borderRadius: '50%',
    backgroundColor: theme.palette.primary.main,
  },
  '&:not(:last-child)': { paddingBottom: theme.spacing(3.5) },
  // The line from this dot to the next.
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 19,
    bottom: -7,
    width: 2,
    backgroundColor: theme.palette.divider,
  },
}))

const avatarSx = { width: 52, height: 52, bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 }

const initialsOf = (name: string) => name.replace(/(\S)\S*\s*/gu, '$1')

export const AboutPage = () => {
  const { t } = useLingui()
  const company = useCompany()
  const text = useCompanyText()
  const newTab = useNewTab()
  return (
    <Page title={t`About Us`} description={text(description)}>
      <Box
        component="img"
        src="/images/home-trades.svg"
        alt=""
        width={744}
        height={360}
        sx={{
          float: { md: 'right' },
          width: { md: 372 },
          height: 'auto',
          ml: { md: 4 },
          mt: { md: -6 },
          mb: 2,
        }}
      />
      <Typography sx={leadSx}>{text(lead)}</Typography>
      <Paper component="dl" variant="outlined" sx={figuresSx}>
        {figures(company).map(({ value, label }) => (
          <div key={text(label)}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Paper>
      <Section title={t`Who we are`}>
        <Stack spacing={2} sx={{ maxWidth: '41em' }}>
          {whoWeAre.map((paragraph) => (
            <Typography key={text(paragraph)}>{text(paragraph)}</Typography>
          ))}
        </Stack>
      </Section>
      <Section title={t`What we do`}>
        <Box component="dl" sx={servicesSx}>
          {services.map((service) => (
            <Fragment key={text(service.name)}>
              <dt>{text(service.name)}</dt>
              <dd>{text(service.text)}</dd>
            </Fragment>
          ))}
        </Box>
        <Link href={paths.services} sx={{ fontWeight: 600 }}>
          {t`Read about each service`}
        </Link>
      </Section>
      <Section title={t`How we got here`}>
        <Box component="ol" sx={{ maxWidth: '41em' }}>
          {steps(company).map(({ when, what, text: step }) => (
            <Step key={text(what)}>
              <Typography color="primary" sx={{ fontWeight: 600 }}>
                {typeof when === 'number' ? when : text(when)}
              </Typography>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {text(what)}
              </Typography>
              <Typography color="textSecondary">{text(step)}</Typography>
            </Step>
          ))}
        </Box>
      </Section>
      <Section title={t`Who leads us`}>
        <CardGrid cardWidthPx={320}>
          {people(company).map(({ role, name }) => (
            <Card key={name}>
              <CardHeader
                avatar={
                  <Avatar aria-hidden sx={avatarSx}>
                    {initialsOf(name)}
                  </Avatar>
                }
                title={name}
                subheader={text(role)}
                slotProps={{ title: { variant: 'h3', component: 'h3' } }}
              />
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t`Our partner companies`}>
        <CardGrid cardWidthPx={320}>
          {partners(company).map(({ name, relation, text: about, links }) => (
            <Card key={name} sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
              <CardContent sx={{ flexGrow: 1, pb: 0.5 }}>
                <Typography variant="h3">{name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {text(relation)}
                </Typography>
                <Typography sx={{ mt: 1.5 }}>{text(about)}</Typography>
              </CardContent>
              <CardActions sx={{ flexWrap: 'wrap' }}>
                {links.map(({ label, href }) => (
                  <Button key={href} href={href} {...newTab} endIcon={<NewTabMark />} sx={{ px: 1 }}>
                    {text(label)}
                  </Button>
                ))}
              </CardActions>
            </Card>
          ))}
        </CardGrid>
      </Section>
      <Section title={t`Where to go from here`}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, sm: 5 },
            gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {ways.map(({ reader, text: way, links }) => (
            <div key={text(reader)}>
              <Typography variant="h3" sx={{ mb: 0.5 }}>
                {text(reader)}
              </Typography>
              <Typography color="textSecondary" sx={{ mb: 2 }}>
                {text(way)}
              </Typography>
              <Stack spacing={1.25} sx={{ alignItems: { sm: 'start' } }}>
                {links.map(({ label, href }, index) => (
                  <Button key={href} href={href} variant={index === 0 ? 'contained' : 'outlined'}>
                    {text(label)}
                  </Button>
                ))}
              </Stack>
            </div>
          ))}
        </Box>
        <Typography sx={{ mt: 4 }}>
          <Trans>
            Something else on your mind?{' '}
            <Link href={paths.contact} sx={{ fontWeight: 600 }}>
              Contact us
            </Link>
          </Trans>
        </Typography>
      </Section>
    </Page>
  )
}
