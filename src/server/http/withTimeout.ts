/** What comes of this work, or a rejection where it takes longer; the work itself goes on. */
export const inTime = async <Result>(work: Promise<Result>, patienceMs: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
