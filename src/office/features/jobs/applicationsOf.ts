/** 'No applications', '1 application', '12 applications'. */
export const applicationsOf = (count: number) => {
  if (count === 0) return 'No applications'
  return count === 1 ? '1 application' : `${count} applications`
}
