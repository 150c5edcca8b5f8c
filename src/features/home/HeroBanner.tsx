import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ContentImage } from '@/components/ContentImage'
import { NewTabMark, useNewTab } from '@/components/NewTabMark'
import { useCompany, useCompanyText } from '@/components/SiteSettings'
import { Carousel } from './Carousel'

const heroSlides = [
  {
    audience: msg`For job seekers`,
    title: msg`Paid projects while you look for a job`,
    text: msg`Employers take their time. Until they call, look through paid projects in {platformCategories} service categories on {platform}, our associate platform. It works on a subscription; applying for jobs here stays free.`,
    image: '/images/hero-job-seekers.svg',
  },
  {
    audience: msg`For employers`,
    title: msg`Extra hands for one project, or for one week`,
    text: msg`Not every task needs a new position. On {platform} you find freelancers for surveys, design, accounts and field work, for as long as the task takes.`,
    image: '/images/hero-employers.svg',
  },
  {
    audience: msg`For freelancers and gig workers`,
    title: msg`Your skill, on your own hours`,
    text: msg`Pick the projects that suit your evenings or your whole week, and agree on the price before you begin.`,
    image: '/images/hero-freelancers.svg',
  },
]

/** Each slide is as high as the highest: its headline begins at the top, and its buttons end at the bottom. */
const Slide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  height: '100%',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
}))

/** Links to the projects and freelancers of the partner. */
export const HeroBanner = () => {
  const { t } = useLingui()
  const shown = useCompanyText()
  const { name, projectsUrl, freelancersUrl } = useCompany().freelancerPlatform
  const links = [
    { label: t`Find Work`, href: projectsUrl },
    { label: t`Find Talent`, href: freelancersUrl },
  ]
  const newTab = useNewTab()
  const slides = heroSlides.map(({ audience, title, text, image }) => {
    const reader = shown(audience)
    return {
      key: image,
      content: (
        <Slide>
          <ContentImage
            src={image}
            alt=""
            ratio="8 / 5"
            sx={{ display: { xs: 'none', sm: 'block' }, alignSelf: 'start', borderRadius: 1 }}
          />
          <Stack sx={{ alignItems: 'start', maxWidth: '36em', color: 'text.primary' }}>
            <Typography variant="body2" color="textSecondary">
              {t`${reader} · ${name}, our partner`}
            </Typography>
            <Typography variant="h3" component="h2" sx={{ mt: 0.5 }}>
              {shown(title)}
            </Typography>
            <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
              {shown(text)}
            </Typography>
            <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 'auto' }}>
              {links.map(({ label, href }) => (
                <Button key={href} variant="outlined" href={href} {...newTab} endIcon={<NewTabMark />}>
                  {label}
                </Button>
              ))}
            </Stack>
          </Stack>
        </Slide>
      ),
    }
  })
  return (
    <Box sx={{ pt: 3, bgcolor: 'primary.light', color: 'primary.main' }}>
      <Container>
        <Carousel label={t`Projects and freelancers`} slides={slides} />
      </Container>
    </Box>
  )
}
