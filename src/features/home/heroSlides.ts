import { msg } from '@lingui/core/macro'

/** The slides of the band of the partner. */
export const heroSlides = [
  {
    audience: msg`For job seekers`,
    title: msg`Paid projects while you look for a job`,
    text: msg`Employers take their time. Until they call, look through paid projects in {platformCategories} service categories on {platform}, our associate platform. It works on a subscription; applying for jobs here stays free.`,
    image: '/images/hero-job-seekers.svg',
  },
  {
    audience: msg`For employers`,
    title: msg`Extra hands for one project, or for one week`,
    text: msg`Not every task needs a new position. On {platform} you find freelancers for surveys, design, accounts and field work, for as long as the task takes.`,
    image: '/images/hero-employers.svg',
  },
  {
    audience: msg`For freelancers and gig workers`,
    title: msg`Your skill, on your own hours`,
    text: msg`Pick the projects that suit your evenings or your whole week, and agree on the price before you begin.`,
    image: '/images/hero-freelancers.svg',
  },
]
