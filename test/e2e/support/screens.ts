/** The addresses of the sixteen screens. */
export const screens = [
  '/',
  '/about-us',
  '/full-time-jobs',
  '/job-details?s=1001',
  '/apply-job?job_id=1001',
  '/job-by-categories?id=3',
  '/all-categories',
  '/internship',
  '/services',
  '/service-details?service_id=1',
  '/manpower-enquiry',
  '/submit-resume',
  '/csr',
  '/companies',
  '/contact-us',
  '/sign-in',
]
