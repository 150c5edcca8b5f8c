import { company } from '@/domain/company'
import { nameOfFile } from '@/domain/display'
import { HOME_COMPANIES_MAX, HOME_INDUSTRIES_MAX, WELCOME_LINE_REPEATS } from '@/domain/limits'
import { categoryJobsPath, paths } from '@/domain/paths'
import { heroSlides } from '@/features/home/heroSlides'
import { inEnglish, inHindi, type NoticeText } from '@/features/home/securityNoticeTexts'
import type { Content } from './content'
import { writeDocument } from './document'
import { each, escape, icon } from './markup'
import { homeStyle } from './style'

const { projectsUrl, freelancersUrl } = company.freelancerPlatform

const intro = `<header class=hero><div class=c><h1>A good job should not cost you anything</h1><p>More than ${company.empanelledCompanies} companies across India hire through us. Search their jobs and apply with your resume; no account is needed.</p><form class=find action="${paths.fullTimeJobs}" role=search><input class=in type=search name=q placeholder="What are you looking for?" aria-label="Search jobs"><button class="b main">Search</button></form><ul class="points bare"><li>${icon('since')}Since ${company.since}<li>${icon('verified')}${company.certification} certified<li>${icon('free')}No fees for job seekers</ul><p class=small>Hiring? <a href="${paths.manpowerEnquiry}">Tell us who you need</a></p></div></header>`

const ads = ({ header }: Content) =>
  header
    ? `<section class=ads aria-label=Advertisements>${each(
        [
          [header.img1, header.img1_link],
          [header.img2, header.img2_link],
        ],
        ([image = '', link = '']) =>
          `<a href="${escape(link)}" target=_blank rel=noopener><img src="/uploads/${image}" alt="${nameOfFile(image)}"></a>`,
      )}<div class="card board" tabindex=0 role=region aria-label="Notice board"><h2>${icon('notice')}Notice board</h2>${header.ads_content}</div></section>`
    : ''

const welcome = `<section class=welcome aria-label=Announcement><p>${`<span>${company.welcome}</span>`.repeat(WELCOME_LINE_REPEATS)}</p></section>`

const pictures = ({ slides }: Content) =>
  `<div class="slides pics" tabindex=0 role=region aria-label=Pictures>${each(slides, ({ image }, index) => `<img src="/uploads/${image}" alt="${nameOfFile(image)}"${index > 0 ? ' loading=lazy' : ''}>`)}</div>`

const hero = `<div class=slides tabindex=0 role=region aria-label="Projects and freelancers">${each(
  heroSlides,
  ({ audience, title, text, image }) =>
    `<div class=slide><img src="${image}" alt="" loading=lazy width=640 height=400><div><p class=small><b>${audience}</b></p><h2>${title}</h2><p>${escape(text)}</p><a class="b main" href="${projectsUrl}" target=_blank rel=noopener>Find Work</a><a class=b href="${freelancersUrl}" target=_blank rel=noopener>Find Talent</a></div></div>`,
)}</div>`

const part = (title: string, subtitle: string, more: [string, string], list: string, raised = '') =>
  `<section class="part ${raised}"><div class=c><div class=row><div><h2>${title}</h2><p class=soft>${subtitle}</p></div><a href="${more[1]}"><b>${more[0]} →</b></a></div>${list}</div></section>`

const categories = ({ industries }: Content) =>
  `<ul class=tiles>${each(industries.slice(0, HOME_INDUSTRIES_MAX), ({ industry_id, label, count }) => `<li class=card><a href="${categoryJobsPath(industry_id)}"><b>${escape(label)}</b><span class="soft small">${count} Jobs</span></a>`)}</ul>`

const logos = ({ companies }: Content) =>
  `<ul class="tiles logos">${each(companies.slice(0, HOME_COMPANIES_MAX), ({ logo_file_name: logo }) => `<li class=card><img src="/uploads/${logo}" alt="${nameOfFile(logo)}" loading=lazy>`)}</ul>`

const noticeText = ({ lang, title, warning, addresses, points, platform }: NoticeText) =>
  `<div lang=${lang}>${title ? `<h3>${title}</h3>` : ''}<p>${warning}</p><ul><li>${addresses} ${each(company.jobSeekerEmails, (email, index) => `${index > 0 ? ', ' : ''}<strong>${email}</strong>`)}${each(points, (point) => `<li>${point}`)}</ul><p class=soft>${platform}</p></div>`

/** Closed by the browser itself. */
const notice = `<dialog open aria-labelledby=notice><h2 id=notice>IMPORTANT SECURITY NOTICE</h2>${noticeText(inEnglish)}${noticeText(inHindi)}<form method=dialog><button class=b>Close</button><button class="b main">Ok</button></form></dialog>`

export const writeHome = (content: Content) =>
  writeDocument({
    title: 'Home',
    description: `Full-time jobs, internships and manpower services across India. ${company.legalName} has placed people since ${company.since}.`,
    style: homeStyle,
    icons: ['since', 'verified', 'free', 'notice'],
    main: `${intro}${ads(content)}${welcome}<div class=c>${pictures(content)}${hero}</div>${part('Popular Category', 'Industry wise jobs', ['All Categories', paths.allCategories], categories(content), 'raised')}${part('Top Companies', 'Most and all-time top companies', ['Other Companies', paths.companies], logos(content))}${notice}`,
  })
