import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { applicationForm, docBytes, fileOf } from './builders'

const tenDigits = () => `9${randomBytes(6).readUIntBE(0, 6)}`.padEnd(10, '0').slice(0, 10)

/** An application that no other is like, and the checksum of its resume. */
export const uniqueApplication = (bytes = 50_000) => {
  const resume = Buffer.concat([docBytes(), randomBytes(bytes)])
  const email = `${randomUUID()}@example.com`
  const submission_key = randomUUID()
  const changes = {
    job_id: '1002',
    email,
    mobile: tenDigits(),
    submission_key,
    resume: fileOf(resume, 'cv.doc'),
  }
  return {
    email,
    checksum: createHash('sha256').update(resume).digest('hex'),
    form: () => applicationForm(changes),
  }
}
