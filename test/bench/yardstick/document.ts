import { company } from '@/domain/company'
import { paths } from '@/domain/paths'
import { each, escape, icon, sprite, type IconName } from './markup'
import { baseStyle } from './style'

const menu: [label: string, to: string][] = [
  ['Home', paths.home],
  ['About', paths.about],
  ['Full Time', paths.fullTimeJobs],
  ['Part Time', company.partTimeJobsUrl],
  ['Internship', paths.internship],
  ['Services', paths.services],
  ['Manpower Enquiry', paths.manpowerEnquiry],
  ['Submit Resume', paths.submitResume],
  ['CSR', paths.csr],
  ['Contact Us', paths.contact],
]

const links = each(menu, ([label, to]) => `<li><a href="${to}">${label}</a>`)
const brand = `<a class=brand href="/"><img src="/favicon.svg" alt="" width=32 height=32>${company.name}</a>`

const header = `<header class=top><div class=c>${brand}<a class=ib href="${paths.services}" aria-label="Search services">${icon('search')}</a><details><summary class=ib aria-label="Open menu">${icon('menu')}</summary><ul class="card bare">${links}<li><a href="${paths.signIn}">Sign in</a></ul></details></div></header>`

const social = { Facebook: 'facebook', LinkedIn: 'linkedin', Instagram: 'instagram' } as const

const footer = `<footer class=foot><div class=c>${brand}<p class="soft small">${company.tagline}</p>${each(company.social, ({ network, url }) => `<a class=ib href="${url}" aria-label="${company.name} on ${network}">${icon(social[network])}</a>`)}<nav aria-label=Footer><ul class=bare>${links}</ul></nav><p class=end><span class="soft cap">© ${new Date().getFullYear()} ${company.legalName}. All rights reserved.</span><a class=small href="#top">Back to top</a></p></div></footer>`

type Page = {
  title: string
  description: string
  /** Of this page alone, in addition to what every page has. */
  style: string
  icons: readonly IconName[]
  main: string
  /** After everything that is seen. */
  script?: string
}

const shellIcons: IconName[] = ['search', 'menu', 'facebook', 'linkedin', 'instagram']

/** A page as somebody writes it by hand who wants it to be fast: one file, nothing that blocks. */
export const writeDocument = ({ title, description, style, icons, main, script = '' }: Page) =>
  `<!doctype html><html lang=en-IN id=top><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><meta name=theme-color content="#0f5c55"><title>${escape(title)} | ${company.legalName}</title><meta name=description content="${escape(description)}"><link rel=icon href="/favicon.svg" type="image/svg+xml"><style>${baseStyle}${style}</style><body>${sprite([...new Set([...shellIcons, ...icons])])}<a class=skip href="#main">Skip to the content</a>${header}<main id=main>${main}</main>${footer}${script}`

export const crumbs = (trail: readonly [label: string, to: string][], current: string) =>
  `<nav class=crumbs aria-label=breadcrumb>${each([['Home', paths.home] as const, ...trail], ([label, to]) => `<a href="${to}">${label}</a><span aria-hidden=true>&gt;</span>`)}<span aria-current=page>${escape(current)}</span></nav>`
