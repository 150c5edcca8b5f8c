import { company } from '@/domain/company'
import { paths } from '@/domain/paths'

const { freelancerPlatform, sisterCompany } = company

/** Static texts about the company; every name and figure is from `company`. */

export const figures = [
  { value: `${company.since}`, label: `The year we began in ${company.city}` },
  { value: `${company.empanelledCompanies}+`, label: 'Empanelled companies' },
  { value: company.certification, label: 'Certified quality management' },
  { value: `${company.startupAwardYear}`, label: 'Startup award' },
]

export const whoWeAre = [
  `${company.legalName} is a recruitment, outsourcing and BPO company with an office in ${company.city}. More than ${company.empanelledCompanies} empanelled companies find their people through us: for plants and hospitals, shops and offices, in every part of India.`,
  `We are a registered MSME, and certified to ${company.certification}. The one keeps us close to the small employers we began with; the other keeps every search to the same careful steps, whoever runs it.`,
  'Job seekers never pay us. There is no fee to register, none to be put forward for a job, and none after joining. Employers pay for the search.',
]

export const services = {
  Recruitment:
    'Full-time staff, from machine operators and nurses to branch managers. We write down what the job really asks for, and speak to every applicant before an employer sees a name.',
  Outsourcing:
    'People on our rolls who work under an employer’s direction. Contracts, wages and statutory duties are our part; the daily work is theirs.',
  BPO: 'Back-office and customer desks that we staff and run from day to day, so that a client’s own people can look after the rest.',
  Freelancers: `Independent professionals for a single task or a whole project, through ${freelancerPlatform.name} and its ${freelancerPlatform.categories} service categories.`,
  Surveys:
    'Field teams for household, market and traffic surveys: hired in the districts where the study takes place, briefed and supervised.',
}

export const steps = [
  {
    when: `${company.since}`,
    what: `A recruitment desk in ${company.city}`,
    text: `${company.founder} and ${company.coFounder} begin with one service: finding the right person for an open place.`,
  },
  {
    when: 'The years after',
    what: 'From one service to five',
    text: `Outsourcing, BPO, freelancers and survey teams follow. The company is registered as an MSME and certified to ${company.certification}.`,
  },
  {
    when: `${company.startupAwardYear}`,
    what: 'A startup award',
    text: 'What began as a desk is honoured with a startup award.',
  },
  {
    when: 'Today',
    what: 'Work across India',
    text: `More than ${company.empanelledCompanies} empanelled companies hire through us, and gig workers bid for work at our sister company ${sisterCompany.name}.`,
  },
]

export const people = { Founder: company.founder, 'Co-founder': company.coFounder }

export const partners = [
  {
    name: freelancerPlatform.name,
    relation: 'Associate platform for freelancers',
    text: `${freelancerPlatform.categories} service categories in which independent professionals offer their work, on a subscription model.`,
    links: { 'Find work': freelancerPlatform.projectsUrl, 'Find talent': freelancerPlatform.freelancersUrl },
  },
  {
    name: sisterCompany.name,
    relation: 'E-commerce sister company',
    text: 'A marketplace where gig workers see what needs doing and bid for it at their own price.',
    links: { [`Visit ${sisterCompany.name}`]: sisterCompany.url },
  },
]

export const ways = [
  {
    reader: 'You look for work',
    text: 'Read what is open today, or leave your resume with us. No account is needed.',
    links: { 'See full-time jobs': paths.fullTimeJobs, 'Submit your resume': paths.submitResume },
  },
  {
    reader: 'You look for people',
    text: 'Tell us who you need, for how long and where, or read first what we can do for you.',
    links: { 'Send a manpower enquiry': paths.manpowerEnquiry, 'See our services': paths.services },
  },
]
