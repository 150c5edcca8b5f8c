import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import FacebookIcon from '@mui/icons-material/Facebook'
import InstagramIcon from '@mui/icons-material/Instagram'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type MouseEvent } from 'react'
import { newTab } from '@/components/NewTabMark'
import { company } from '@/domain/company'
import { Brand } from './Brand'
import { linkProps, menuLinks } from './menu'

export const FOOTER_MENU_ID = 'footer-menu'

const socialIcons = { Facebook: FacebookIcon, LinkedIn: LinkedInIcon, Instagram: InstagramIcon }

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 48,
  paddingBlock: 24,
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: { marginTop: 80, paddingBlock: 32 },
}))

const LinkList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  margin: '16px 0',
  padding: 0,
  listStyle: 'none',
})

/** High enough for a finger. */
const FootLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 11,
}) as typeof Link

const scrollToTop = (event: MouseEvent) => {
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: 'smooth' })
}

/** The footer of every screen: three networks, the menu, the way back to the top, and whose site this is. */
export const Footer = () => {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <Foot>
      <Container>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 2, justifyContent: 'space-between', alignItems: { md: 'center' } }}
        >
          <div>
            <Brand />
            <Typography variant="body2" color="textSecondary">
              {company.tagline}
            </Typography>
          </div>
          <Stack direction="row" sx={{ gap: 0.5, mx: -1.25, displayPrint: 'none' }}>
            {company.social.map(({ network, url }) => {
              const SocialIcon = socialIcons[network]
              return (
                <IconButton
                  key={network}
                  component="a"
                  href={url}
                  target={newTab.target}
                  rel={newTab.rel}
                  aria-label={`${company.name} on ${network}`}
                >
                  <SocialIcon />
                </IconButton>
              )
            })}
          </Stack>
        </Stack>
        <Box component="nav" id={FOOTER_MENU_ID} aria-label="Footer" sx={{ displayPrint: 'none' }}>
          <LinkList>
            {menuLinks.map((link) => (
              <li key={link.label}>
                <FootLink variant="body2" color="textSecondary" href={link.to} {...linkProps(link)} />
              </li>
            ))}
          </LinkList>
        </Box>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
        >
          <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 12em' }}>
            © {year} {company.legalName}. All rights reserved.
          </Typography>
          <FootLink
            component="a"
            variant="body2"
            href="#top"
            onClick={scrollToTop}
            sx={{ displayPrint: 'none' }}
          >
            <ArrowUpwardIcon fontSize="inherit" /> Back to top
          </FootLink>
        </Stack>
      </Container>
    </Foot>
  )
}
