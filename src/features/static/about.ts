import { msg } from '@lingui/core/macro'
import type { Company } from '@/domain/content/company'
import { paths } from '@/domain/paths'

/** The texts of the company's screen; `companyText` fills in `{city}` and the like. */
export const figures = (company: Company) => [
  { value: company.since, label: msg`The year we began in {city}` },
  { value: `${company.empanelledCompanies}+`, label: msg`Empanelled companies` },
  { value: company.certification, label: msg`Certified quality management` },
  { value: company.startupAwardYear, label: msg`Startup award` },
]

export const description = msg`{legalName} has recruited from {city} for employers across India since {since}: recruitment, outsourcing, BPO, freelancers and surveys, certified to {certification}.`

export const lead = msg`A good job is a meeting of two people: one needs the work done, the other wants to do it well. Since {since} we have arranged that meeting, from {city} and across India.`

export const whoWeAre = [
  msg`{legalName} is a recruitment, outsourcing and BPO company with an office in {city}. More than {empanelledCompanies} empanelled companies find their people through us: for plants and hospitals, shops and offices, in every part of India.`,
  msg`We are a registered MSME, and certified to {certification}. The one keeps us close to the small employers we began with; the other keeps every search to the same careful steps, whoever runs it.`,
  msg`Job seekers never pay us. There is no fee to register, none to be put forward for a job, and none after joining. Employers pay for the search.`,
]

export const services = [
  {
    name: msg`Recruitment`,
    text: msg`Full-time staff, from machine operators and nurses to branch managers. We write down what the job really asks for, and speak to every applicant before an employer sees a name.`,
  },
  {
    name: msg`Outsourcing`,
    text: msg`People on our rolls who work under an employer’s direction. Contracts, wages and statutory duties are our part; the daily work is theirs.`,
  },
  {
    name: msg`BPO`,
    text: msg`Back-office and customer desks that we staff and run from day to day, so that a client’s own people can look after the rest.`,
  },
  {
    name: msg`Freelancers`,
    text: msg`Independent professionals for a single task or a whole project, through {platform} and its {platformCategories} service categories.`,
  },
  {
    name: msg`Surveys`,
    text: msg`Field teams for household, market and traffic surveys: hired in the districts where the study takes place, briefed and supervised.`,
  },
]

export const steps = (company: Company) => [
  {
    when: company.since,
    what: msg`A recruitment desk in {city}`,
    text: msg`{founder} and {coFounder} begin with one service: finding the right person for an open place.`,
  },
  {
    when: msg`The years after`,
    what: msg`From one service to five`,
    text: msg`Outsourcing, BPO, freelancers and survey teams follow. The company is registered as an MSME and certified to {certification}.`,
  },
  {
    when: company.startupAwardYear,
    what: msg`A startup award`,
    text: msg`What began as a desk is honoured with a startup award.`,
  },
  {
    when: msg`Today`,
    what: msg`Work across India`,
    text: msg`More than {empanelledCompanies} empanelled companies hire through us, and gig workers bid for work at our sister company {sisterCompany}.`,
  },
]

export const people = (company: Company) => [
  { role: msg`Founder`, name: company.founder },
  { role: msg`Co-founder`, name: company.coFounder },
]

export const partners = ({ freelancerPlatform, sisterCompany }: Company) => [
  {
    name: freelancerPlatform.name,
    relation: msg`Associate platform for freelancers`,
    text: msg`{platformCategories} service categories in which independent professionals offer their work, on a subscription model.`,
    links: [
      { label: msg`Find work`, href: freelancerPlatform.projectsUrl },
      { label: msg`Find talent`, href: freelancerPlatform.freelancersUrl },
    ],
  },
  {
    name: sisterCompany.name,
    relation: msg`E-commerce sister company`,
    text: msg`A marketplace where gig workers see what needs doing and bid for it at their own price.`,
    links: [{ label: msg`Visit {sisterCompany}`, href: sisterCompany.url }],
  },
]

export const ways = [
  {
    reader: msg`You look for work`,
    text: msg`Read what is open today, or leave your resume with us. No account is needed.`,
    links: [
      { label: msg`See full-time jobs`, href: paths.fullTimeJobs },
      { label: msg`Submit your resume`, href: paths.submitResume },
    ],
  },
  {
    reader: msg`You look for people`,
    text: msg`Tell us who you need, for how long and where, or read first what we can do for you.`,
    links: [
      { label: msg`Send a manpower enquiry`, href: paths.manpowerEnquiry },
      { label: msg`See our services`, href: paths.services },
    ],
  },
]
