/** A value that breaks a rule of a form, and the sentence of the specification for its field. */
export type Broken = [field: string, value: string | null, sentence: string]

const badEmail: Broken = ['email', 'asha@', 'Invalid email address format.']

/** The rules of each form in their order. */
export const brokenRules = {
  application: [
    ['job_id', '', 'Invalid request.'],
    ['full_name', '', 'Please enter value of Full name.'],
    ['email', '', 'Please enter value of Email address.'],
    badEmail,
    ['mobile', '', 'Please enter value of Mobile no.'],
    ['current_ctc_from', '', 'Please select Current ctc from'],
    ['current_ctc_to', '', 'Please select Current ctc to'],
    ['experience_from', '', 'Please select experience.'],
    ['experience_to', '', 'Please select experience.'],
    ['current_location', '', 'Please enter your current location.'],
    ['resume', null, 'Please select resume'],
  ],
  enquiry: [
    ['name', '', 'Name is required.'],
    ['designation', '', 'Designation is required.'],
    ['company_name', '', 'Company Name is required.'],
    ['mobile', '', 'Mobile no is required.'],
    ['mobile', '98765', 'Invalid length of Mobile no.'],
    ['email', '', 'Email Address is required.'],
    badEmail,
  ],
  internship: [
    ['name', '', 'Name is required.'],
    ['email', '', 'Email Address is required.'],
    ['mobile', '', 'Mobile number is required.'],
    ['internship_for', '', 'Value of Internship For field is required.'],
    ['current_location', '', 'Current location is required.'],
    ['resume', null, 'Please select resume file.'],
    badEmail,
  ],
  // Of one that was sent without an address.
  message: [
    ['reason', '', 'Please select what it is about.'],
    ['message', '', 'Message is required.'],
    ['name', '', 'Name is required.'],
    ['mobile', '', 'Please enter a mobile number or an email address.'],
    badEmail,
  ],
  resume: [
    ['name', '', 'Name is required.'],
    ['email', '', 'Email Address is required.'],
    badEmail,
    ['mobile', '', 'Mobile number is required.'],
    ['current_ctc_from', '', 'Please select Current Ctc option'],
    ['current_ctc_to', '', 'Please select Current Ctc option'],
    ['qualification', '', 'Please enter your qualification.'],
    ['experience_from', '', 'Please select experience in year'],
    ['experience_to', '', 'Please select experience in month'],
    ['industry_id', '', 'Please select industry name'],
    ['department_id', '', 'Please select department name'],
    ['role_id', '', 'Please select role name'],
    ['location_id', '', 'Please select location'],
    ['resume', null, 'Please select resume'],
  ],
} satisfies Record<string, Broken[]>

/** Those of the enquiry as a page in Hindi says them. */
export const brokenInHindi: Broken[] = [
  ['name', '', 'नाम लिखना ज़रूरी है।'],
  ['designation', '', 'अपना पद लिखना ज़रूरी है।'],
  ['company_name', '', 'कंपनी का नाम लिखना ज़रूरी है।'],
  ['mobile', '', 'मोबाइल नंबर लिखना ज़रूरी है।'],
  ['mobile', '98765', 'मोबाइल नंबर में पूरे 10 अंक हों।'],
  ['email', '', 'ईमेल पता लिखना ज़रूरी है।'],
  ['email', 'asha@', 'ईमेल पता सही तरह से नहीं लिखा है।'],
]
