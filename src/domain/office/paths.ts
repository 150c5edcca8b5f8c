/** Where the staff work; its pages are nobody else's business. */
export const OFFICE = '/office'
export const OFFICE_API = '/office/api'

/** Whether a path is that of a folder or lies below it. */
const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`)

export const isOfficePath = (path: string) => isIn(OFFICE, path)
export const isOfficeApiPath = (path: string) => isIn(OFFICE_API, path)
