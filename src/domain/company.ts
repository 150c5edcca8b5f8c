/** Everything that names the company: another one edits this file, and the content that staff publish. */
export const company = {
  name: 'Navkaam',
  legalName: 'Navkaam Staffing Services',
  tagline: 'Work that fits. People who stay.',
  /** The line that runs across the home page. */
  welcome: 'Welcome to Navkaam: full-time jobs, internships and manpower across India',
  since: 2006,
  certification: 'ISO 9001:2015',
  city: 'Raipur',
  empanelledCompanies: 50,
  startupAwardYear: 2022,
  founder: 'Ananya Deshlahre',
  coFounder: 'Rohit Baghel',
  phone: '+91 771 555 0142',
  whatsApp: '+91 771 555 0143',
  email: 'careers@navkaam.example',
  /** The only addresses from which job seekers are written to. */
  jobSeekerEmails: ['careers@navkaam.example', 'interviews@navkaam.example', 'joining@navkaam.example'],
  partTimeJobsUrl: 'https://parttime.navkaam.example/',
  freelancerPlatform: {
    name: 'Navkaam Freelance',
    categories: '300+',
    projectsUrl: 'https://freelance.navkaam.example/projects',
    freelancersUrl: 'https://freelance.navkaam.example/freelancers',
  },
  /** The e-commerce sister company, where gig workers bid for work. */
  sisterCompany: { name: 'Haathkaam Bazaar', url: 'https://haathkaam.example/' },
  /** Sign-in is not open yet; these pages are not part of this site. */
  accounts: {
    registerUrl: 'https://accounts.navkaam.example/register',
    forgotPasswordUrl: 'https://accounts.navkaam.example/forgot-password',
  },
  social: [
    { network: 'Facebook', url: 'https://www.facebook.com/navkaam.example' },
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/navkaam-example' },
    { network: 'Instagram', url: 'https://www.instagram.com/navkaam.example' },
  ],
  countryCallingCode: '91',
  /** Minutes east of UTC in which a posting date that carries a zone is read. */
  utcOffsetMinutes: 330,
} as const
