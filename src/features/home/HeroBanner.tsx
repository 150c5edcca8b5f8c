import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { NewTabMark } from '@/components/NewTabMark'
import { newTab } from '@/components/newTab'
import { company } from '@/domain/company'
import { Carousel } from './Carousel'
import { heroSlides, type HeroSlide } from './heroSlides'

const { projectsUrl, freelancersUrl } = company.freelancerPlatform

const HeroCard = ({ slide }: { slide: HeroSlide }) => {
  const actions = [
    { label: 'Find Work', href: projectsUrl, isMain: !slide.isForEmployers },
    { label: 'Find Talent', href: freelancersUrl, isMain: slide.isForEmployers },
  ]
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
        height: '100%',
        bgcolor: 'primary.light',
      }}
    >
      <Box sx={{ p: { xs: 2.5, sm: 4, md: 6 }, alignSelf: 'center' }}>
        <Typography variant="body2" color="primary" sx={{ fontWeight: 600 }}>
          {slide.audience}
        </Typography>
        <Typography variant="h2" sx={{ mt: 0.5, fontSize: { md: '2rem' } }}>
          {slide.title}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '52ch' }}>{slide.text}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {actions.map(({ label, href, isMain }) => (
            <Box
              key={label}
              component="a"
              href={href}
              className={`button button-${isMain ? 'contained' : 'outlined'}`}
              sx={{ gap: 1 }}
              {...newTab}
            >
              {label}
              <NewTabMark />
            </Box>
          ))}
        </Box>
      </Box>
      {/* The place stays where the picture waits. */}
      <Box sx={{ position: 'relative', minHeight: 180, order: { xs: -1, sm: 0 } }}>
        <Box
          component="img"
          src={slide.image}
          alt=""
          loading="lazy"
          width={640}
          height={400}
          sx={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            // A narrow cut out of the middle would show halves of two people.
            objectPosition: { sm: '15%', md: '50%' },
          }}
        />
      </Box>
    </Box>
  )
}

const slides = heroSlides.map((slide) => ({ key: slide.title, content: <HeroCard slide={slide} /> }))

/** Three rotating slides, each with the ways to the associate platform for freelancers (spec section 2). */
export const HeroBanner = () => <Carousel label="Projects and freelancers" slides={slides} />
