/** Fails when the work takes longer: nothing that is measured here may hang. */
export const within = async <Result>(
  seconds: number,
  what: string,
  work: Promise<Result>,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s`)), seconds * 1000)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

export const pause = (milliseconds: number) =>
  new Promise<void>((done) => void setTimeout(done, milliseconds))
