import { company } from '@/domain/company'

export type HeroSlide = {
  audience: string
  title: string
  text: string
  image: string
  isForEmployers: boolean
}

const { name, categories } = company.freelancerPlatform

export const heroSlides: readonly HeroSlide[] = [
  {
    audience: 'For job seekers',
    title: 'Earn while you wait for the right job',
    text: `Employers take their time. Until they call, look through paid projects in ${categories} service categories on ${name}, our associate platform. It works on a subscription; applying for jobs here stays free.`,
    image: '/images/hero-job-seekers.svg',
    isForEmployers: false,
  },
  {
    audience: 'For employers',
    title: 'Extra hands for one project, or for one week',
    text: `Not every task needs a new position. On ${name} you find freelancers for surveys, design, accounts and field work, for as long as the task takes.`,
    image: '/images/hero-employers.svg',
    isForEmployers: true,
  },
  {
    audience: 'For freelancers and gig workers',
    title: 'Your skill, on your own hours',
    text: `Pick the projects that suit your evenings or your whole week, and agree on the price before you begin.`,
    image: '/images/hero-freelancers.svg',
    isForEmployers: false,
  },
]
