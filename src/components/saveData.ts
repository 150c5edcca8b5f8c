/** Whether the visitor asked the browser to save data; browsers that cannot say so are not asked. */
export const wantsLessData = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
