/** The sixteen screens, and what the title of the document says on each. */
export const screens = [
  { name: 'Home', address: '/', title: /Navkaam$/ },
  { name: 'About Us', address: '/about-us', title: /^About Us\b.*Navkaam$/ },
  { name: 'Full Time Jobs', address: '/full-time-jobs', title: /^Full Time Jobs\b.*Navkaam$/ },
  { name: 'job details', address: '/job-details?s=1001', title: /^Full Time Jobs Details$/ },
  { name: 'Apply For Job', address: '/apply-job?job_id=1001', title: /^Apply For Job\b.*Navkaam$/ },
  {
    name: 'jobs of one category',
    address: '/job-by-categories?id=3',
    title: /^Job According To The .*Category\b.*Navkaam$/,
  },
  { name: 'All Categories', address: '/all-categories', title: /^All Categories\b.*Navkaam$/ },
  { name: 'Internship', address: '/internship', title: /^Internship\b.*Navkaam$/ },
  { name: 'Services', address: '/services', title: /^Services\b.*Navkaam$/ },
  { name: 'service details', address: '/service-details?service_id=1', title: /\S.*Navkaam$/ },
  { name: 'Manpower Enquiry', address: '/manpower-enquiry', title: /^Manpower Enquiry\b.*Navkaam$/ },
  { name: 'Resume', address: '/submit-resume', title: /^Resume\b.*Navkaam$/ },
  { name: 'CSR', address: '/csr', title: /^CSR\b.*Navkaam$/ },
  { name: 'All Companies', address: '/companies', title: /^All Companies\b.*Navkaam$/ },
  { name: 'Contact Us', address: '/contact-us', title: /^Contact Us\b.*Navkaam$/ },
  { name: 'Log In', address: '/sign-in', title: /^Log In\b.*Navkaam$/ },
]
