/** The sentence for each rule of the forms. Another language is another table of these codes. */
export const FORM_SENTENCES = {
  invalidRequest: 'Invalid request.',
  enterFullName: 'Please enter value of Full name.',
  enterEmailAddress: 'Please enter value of Email address.',
  enterMobileNo: 'Please enter value of Mobile no.',
  selectCtcFrom: 'Please select Current ctc from',
  selectCtcTo: 'Please select Current ctc to',
  selectExperience: 'Please select experience.',
  enterCurrentLocation: 'Please enter your current location.',
  selectResume: 'Please select resume',
  nameRequired: 'Name is required.',
  designationRequired: 'Designation is required.',
  companyNameRequired: 'Company Name is required.',
  mobileNoRequired: 'Mobile no is required.',
  mobileNoLength: 'Invalid length of Mobile no.',
  emailAddressRequired: 'Email Address is required.',
  mobileNumberRequired: 'Mobile number is required.',
  internshipForRequired: 'Value of Internship For field is required.',
  currentLocationRequired: 'Current location is required.',
  selectResumeFile: 'Please select resume file.',
  selectCtc: 'Please select Current Ctc option',
  enterQualification: 'Please enter your qualification.',
  selectExperienceYears: 'Please select experience in year',
  selectExperienceMonths: 'Please select experience in month',
  selectIndustry: 'Please select industry name',
  selectDepartment: 'Please select department name',
  selectRole: 'Please select role name',
  selectLocation: 'Please select location',
  messageRequired: 'Message is required.',
  emailFormat: 'Invalid email address format.',
} as const

export type FormCode = keyof typeof FORM_SENTENCES

/** The sentence of a broken rule. */
export const formSentence = ({ code }: { code: FormCode }) => FORM_SENTENCES[code]
