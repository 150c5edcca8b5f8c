import Container from '@mui/material/Container'
import { useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '@/components/Icon'
import { NewTabMark } from '@/components/NewTabMark'
import { Sheet } from '@/components/Sheet'
import { company } from '@/domain/company'
import { Brand } from './Brand'
import { footerCss } from './layoutCss'
import { isGroup, linkTarget, menu } from './menu'

const ARROW_UPWARD = 'm4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z'

const socialIcons = {
  Facebook:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m13 2h-2.5A3.5 3.5 0 0 0 12 8.5V11h-2v3h2v7h3v-7h3v-3h-3V9a1 1 0 0 1 1-1h2V5z',
  LinkedIn:
    'M19 3a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h14m-.5 15.5v-5.3a3.26 3.26 0 0 0-3.26-3.26c-.85 0-1.84.52-2.32 1.3v-1.11h-2.79v8.37h2.79v-4.93c0-.77.62-1.4 1.39-1.4a1.4 1.4 0 0 1 1.4 1.4v4.93h2.79M6.88 8.56a1.68 1.68 0 0 0 1.68-1.68c0-.93-.75-1.69-1.68-1.69a1.69 1.69 0 0 0-1.69 1.69c0 .93.76 1.68 1.69 1.68m1.39 9.94v-8.37H5.5v8.37h2.77z',
  Instagram:
    'M7.8 2h8.4C19.4 2 22 4.6 22 7.8v8.4a5.8 5.8 0 0 1-5.8 5.8H7.8C4.6 22 2 19.4 2 16.2V7.8A5.8 5.8 0 0 1 7.8 2m-.2 2A3.6 3.6 0 0 0 4 7.6v8.8C4 18.39 5.61 20 7.6 20h8.8a3.6 3.6 0 0 0 3.6-3.6V7.6C20 5.61 18.39 4 16.4 4H7.6m9.65 1.5a1.25 1.25 0 0 1 1.25 1.25A1.25 1.25 0 0 1 17.25 8 1.25 1.25 0 0 1 16 6.75a1.25 1.25 0 0 1 1.25-1.25M12 7a5 5 0 0 1 5 5 5 5 0 0 1-5 5 5 5 0 0 1-5-5 5 5 0 0 1 5-5m0 2a3 3 0 0 0-3 3 3 3 0 0 0 3 3 3 3 0 0 0 3-3 3 3 0 0 0-3-3z',
}

const FooterMenu = () => (
  <nav aria-label="Footer">
    <ul>
      {menu
        .flatMap((item) => (isGroup(item) ? item.links : item))
        .map((link) => (
          <li key={link.label}>
            <Link to={link.to} className="link link-soft" {...linkTarget(link)}>
              {link.label} {link.external ? <NewTabMark /> : null}
            </Link>
          </li>
        ))}
    </ul>
  </nav>
)

/** The footer that every screen shares: three networks, the way back to the top, and whose site this is. */
export const Footer = () => {
  const [year] = useState(() => new Date().getFullYear())
  return (
    <footer className="site-footer">
      <Sheet name="site-footer" css={footerCss} />
      <Container>
        <div className="site-foot">
          <div className="site-foot-head">
            <div>
              <Brand />
              <p>{company.tagline}</p>
            </div>
            <div className="site-social">
              {company.social.map(({ network, url }) => (
                <a
                  key={network}
                  className="icon-button"
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${company.name} on ${network}`}
                >
                  <Icon path={socialIcons[network]} />
                </a>
              ))}
            </div>
          </div>
          <FooterMenu />
          <div className="site-foot-end">
            <small>
              © {year} {company.legalName}. All rights reserved.
            </small>
            <a
              className="link"
              href="#top"
              onClick={(event) => {
                event.preventDefault()
                window.scrollTo({ top: 0, behavior: 'smooth' })
              }}
            >
              <Icon path={ARROW_UPWARD} isInline /> Back to top
            </a>
          </div>
        </div>
      </Container>
    </footer>
  )
}
