/** Whether the visitor asked the browser to save data; browsers without that setting answer no. */
export const wantsLessData = () => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
