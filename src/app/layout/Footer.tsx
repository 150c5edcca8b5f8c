import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward'
import FacebookIcon from '@mui/icons-material/Facebook'
import InstagramIcon from '@mui/icons-material/Instagram'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState, type MouseEvent } from 'react'
import { useNewTab } from '@/components/NewTabMark'
import { Localized } from '@/components/Localized'
import { useCompany } from '@/components/SiteSettings'
import { paths } from '@/domain/paths'
import { dialledNumber, INDIA_CALLING_CODE, telephoneLink, whatsAppLink } from '@/domain/text/contactLinks'
import { useAppSelector } from '@/store/hooks'
import { selectOwnApi } from '@/store/site'
import { Brand } from './Brand'
import { LanguageSwitch } from './LanguageSwitch'
import { links, useJobLinks, useLinkProps, type MenuLink } from './menu'

export const FOOTER_MENU_ID = 'footer-menu'

const socialIcons = { Facebook: FacebookIcon, LinkedIn: LinkedInIcon, Instagram: InstagramIcon }

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 48,
  paddingBlock: 24,
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  [theme.breakpoints.up('md')]: { marginTop: 80, paddingBlock: 32 },
  // It may take a page of its own on paper.
  '@media print': { display: 'none' },
}))

const Columns = styled('nav')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 2),
  // In em: large letters need wider columns.
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5em, 1fr))',
  margin: theme.spacing(3, 0),
  '& p': { margin: 0, fontWeight: 600 },
  '@media print': { display: 'none' },
}))

/** High enough for a finger. */
const FootLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 11,
}) as typeof Link

/** With every link of the menu: without script, the hamburger leads here. */
const useColumns = (): { title: MessageDescriptor; links: readonly MenuLink[] }[] => {
  const { phone, whatsApp, email } = useCompany()
  /** As it is dialled within India: 0771 555 0142. */
  const nationalPhone = phone.replace(`+${INDIA_CALLING_CODE} `, '0')
  const jobs = useJobLinks()
  const ownApi = useAppSelector(selectOwnApi)
  return [
    {
      title: msg`For job seekers`,
      links: [
        ...jobs,
        links.submitResume,
        { label: msg`Jobs by industry`, to: paths.allCategories },
        ...(ownApi ? [links.track] : []),
      ],
    },
    { title: msg`For employers`, links: [links.services, links.manpowerEnquiry] },
    {
      title: msg`The company`,
      links: [links.home, links.about, links.csr, { label: msg`Our clients`, to: paths.companies }],
    },
    {
      title: msg`Talk to us`,
      links: [
        { label: msg`Call ${nationalPhone}`, to: telephoneLink(dialledNumber(phone)) },
        { label: msg`WhatsApp`, to: whatsAppLink(dialledNumber(whatsApp)), external: true },
        { label: msg`Write an e-mail`, to: `mailto:${email}` },
        links.contact,
        ...(ownApi ? [links.tellUs] : []),
      ],
    },
  ]
}

const scrollToTop = (event: MouseEvent) => {
  event.preventDefault()
  window.scrollTo({ top: 0, behavior: 'smooth' })
}

/** The footer of every screen: three networks, the menu in columns, a link to the top, and the owner of the site. */
export const Footer = () => {
  const ownApi = useAppSelector(selectOwnApi)
  const { target, rel } = useNewTab()
  const linkProps = useLinkProps()
  const { t, i18n } = useLingui()
  const company = useCompany()
  const { name, legalName } = company
  // As a text: a number would be written as 2,026.
  const [year] = useState(() => `${new Date().getFullYear()}`)
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
              <Localized of={company} name="tagline" />
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
                  target={target}
                  rel={rel}
                  aria-label={t`${name} on ${network}`}
                >
                  <SocialIcon />
                </IconButton>
              )
            })}
          </Stack>
        </Stack>
        <Columns id={FOOTER_MENU_ID} aria-label={t`Footer`}>
          {useColumns().map(({ title, links: below }) => (
            <div key={i18n._(title)}>
              <p>{i18n._(title)}</p>
              <ul aria-label={i18n._(title)}>
                {below.map((link) => (
                  <li key={link.to}>
                    <FootLink variant="body2" color="textSecondary" href={link.to} {...linkProps(link)} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Columns>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 }}
        >
          <Typography variant="caption" color="textSecondary" sx={{ flex: '1 1 12em' }}>
            {t`© ${year} ${legalName}. All rights reserved.`}
          </Typography>
          <LanguageSwitch component={FootLink} variant="body2" />
          {ownApi ? (
            <FootLink variant="body2" href={paths.privacy}>
              {t`Privacy`}
            </FootLink>
          ) : null}
          <FootLink
            component="a"
            variant="body2"
            href="#top"
            onClick={scrollToTop}
            sx={{ displayPrint: 'none' }}
          >
            <ArrowUpwardIcon fontSize="inherit" /> {t`Back to top`}
          </FootLink>
        </Stack>
      </Container>
    </Foot>
  )
}
