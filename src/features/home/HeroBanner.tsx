import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { newTab, NewTabMark } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { filledTexts } from '@/domain/companyTexts'
import { Carousel } from './Carousel'
import texts from './heroSlides.json'

const { projectsUrl, freelancersUrl } = company.freelancerPlatform

const HeroCard = styled('div')(({ theme }) => ({
  display: 'grid',
  height: '100%',
  backgroundColor: theme.palette.primary.light,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '3fr 2fr' },
}))

const HeroImage = styled('img')(({ theme }) => ({
  width: '100%',
  height: '100%',
  minHeight: 180,
  maxHeight: '100%',
  objectFit: 'cover',
  [theme.breakpoints.down('sm')]: { height: 180, order: -1 },
  // A narrow cut from the middle would show halves of two people.
  [theme.breakpoints.only('sm')]: { objectPosition: '15%' },
}))

const slides = filledTexts(texts).map(({ audience, title, text, image }) => ({
  key: title,
  content: (
    <HeroCard>
      <Box sx={{ p: { xs: 2.5, sm: 4, md: 6 }, alignSelf: 'center', minWidth: 0 }}>
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {audience}
        </Typography>
        <Typography variant="h2" sx={{ mt: 0.5, fontSize: { md: '2rem' } }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '52ch' }}>{text}</Typography>
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" href={projectsUrl} {...newTab} endIcon={<NewTabMark />}>
            Find Work
          </Button>
          <Button variant="outlined" href={freelancersUrl} {...newTab} endIcon={<NewTabMark />}>
            Find Talent
          </Button>
        </Stack>
      </Box>
      <HeroImage src={image} alt="" loading="lazy" width={640} height={400} />
    </HeroCard>
  ),
}))

export const HeroBanner = () => <Carousel label="Projects and freelancers" slides={slides} />
