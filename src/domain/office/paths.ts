/** The pages of the staff, which no search engine lists. */
export const OFFICE = '/office'
export const OFFICE_API = '/office/api'
/** The id of the block that names the company in the page of the office. */
export const COMPANY_DATA = 'company-data'
/** Marks a request that no person at the screen has caused: it does not prolong the session. */
export const IDLE_HEADER = 'x-office-idle'

/** Whether a path is a folder or below it. */
const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`)

export const isOfficePath = (path: string) => isIn(OFFICE, path)
export const isOfficeApiPath = (path: string) => isIn(OFFICE_API, path)
