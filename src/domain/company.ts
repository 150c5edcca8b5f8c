/**
 * Everything that names the company. A company that takes over this site edits this one file
 * (and the content that staff publish).
 */
export const company = {
  name: 'Navkaam',
  legalName: 'Navkaam Staffing Services',
  tagline: 'Work that fits. People who stay.',
  since: 2006,
  certification: 'ISO 9001:2015',
  city: 'Raipur',
  phone: '+91 771 555 0142',
  email: 'careers@navkaam.example',
  partTimeJobsUrl: 'https://parttime.navkaam.example/',
  /** The three networks of the footer (spec section 1). */
  social: [
    { network: 'Facebook', url: 'https://www.facebook.com/navkaam.example' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/navkaam-example' },
    { network: 'Instagram', url: 'https://www.instagram.com/navkaam.example' },
  ],
  /** Minutes east of UTC in which a posting date that carries a zone is read. */
  utcOffsetMinutes: 330,
} as const
