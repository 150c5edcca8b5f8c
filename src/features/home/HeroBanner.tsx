import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Container from '@mui/material/Container'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ContentImage } from '@/components/ContentImage'
import { newTab, NewTabMark } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { filledTexts } from '@/domain/companyTexts'
import { Carousel } from './Carousel'
import texts from './heroSlides.json'

const { name, projectsUrl, freelancersUrl } = company.freelancerPlatform

/** Each slide is as high as the highest: its headline begins at the top, and its buttons end at the bottom. */
const Slide = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2, 6),
  height: '100%',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
}))

const links = { 'Find Work': projectsUrl, 'Find Talent': freelancersUrl }

const slides = filledTexts(texts).map(({ audience, title, text, image }) => ({
  key: title,
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
          {`${audience} · ${name}, our partner`}
        </Typography>
        <Typography variant="h3" component="h2" sx={{ mt: 0.5 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2 }}>
          {text}
        </Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 'auto' }}>
          {Object.entries(links).map(([label, href]) => (
            <Button key={label} variant="outlined" href={href} {...newTab} endIcon={<NewTabMark />}>
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Slide>
  ),
}))

/** The band of the partner, to whose projects and freelancers it leads. */
export const HeroBanner = () => (
  <Box sx={{ pt: 3, bgcolor: 'primary.light', color: 'primary.main' }}>
    <Container>
      <Carousel label="Projects and freelancers" slides={slides} />
    </Container>
  </Box>
)
