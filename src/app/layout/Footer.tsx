import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import FacebookIcon from '@mui/icons-material/Facebook'
import InstagramIcon from '@mui/icons-material/Instagram'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { NewTabMark } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { Brand } from './Brand'
import { isGroup, linkTarget, menu } from './menu'

const socialIcons = { Facebook: FacebookIcon, LinkedIn: LinkedInIcon, Instagram: InstagramIcon }

const FooterMenu = () => (
  <Box component="nav" aria-label="Footer">
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, listStyle: 'none', m: 0, p: 0 }}
    >
      {menu
        .flatMap((item) => (isGroup(item) ? item.links : item))
        .map((link) => (
          <li key={link.label}>
            <Link
              component={RouterLink}
              to={link.to}
              color="textSecondary"
              variant="body2"
              sx={{ display: 'inline-block', py: 1 }}
              {...linkTarget(link)}
            >
              {link.label} {link.external ? <NewTabMark /> : null}
            </Link>
          </li>
        ))}
    </Box>
  </Box>
)

/** The footer that every screen shares: three networks, the way back to the top, and whose site this is. */
export const Footer = () => {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <Box
      component="footer"
      sx={{ mt: { xs: 6, md: 10 }, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
    >
      <Container sx={{ py: { xs: 3, md: 4 } }}>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          spacing={2}
          useFlexGap
          sx={{ justifyContent: 'space-between', alignItems: { md: 'center' } }}
        >
          <div>
            <Brand />
            <Typography variant="body2" color="textSecondary">
              {company.tagline}
            </Typography>
          </div>
          <Stack direction="row" spacing={0.5} sx={{ ml: { xs: -1.25, md: 0 }, mr: { md: -1.25 } }}>
            {company.social.map(({ network, url }) => {
              const Icon = socialIcons[network]
              return (
                <IconButton
                  key={network}
                  component="a"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${company.name} on ${network}`}
                >
                  <Icon />
                </IconButton>
              )
            })}
          </Stack>
        </Stack>
        <Box sx={{ my: 2 }}>
          <FooterMenu />
        </Box>
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
          <Typography variant="caption" color="textSecondary">
            © {year} {company.legalName}. All rights reserved.
          </Typography>
          <Link
            href="#top"
            variant="body2"
            onClick={(event) => {
              event.preventDefault()
              window.scrollTo({ top: 0, behavior: 'smooth' })
            }}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, py: 1, whiteSpace: 'nowrap' }}
          >
            <ArrowUpwardIcon fontSize="inherit" /> Back to top
          </Link>
        </Stack>
      </Container>
    </Box>
  )
}
