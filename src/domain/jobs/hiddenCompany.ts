/** Whether `company_hidden` says that the employer is not named, as an API sends it or as staff write it. */
export const hidesCompany = (written: string) => /^(?:yes|true|1)$/i.test(written.trim())
