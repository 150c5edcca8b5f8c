import { format } from 'node:util'

const complaints: string[] = []
/** The rest of a complaint is a stack. */
const LINES = 4
let expected: RegExp[] = []

/** Says that this test makes the console complain like this: it fails where that does not happen. */
export const expectComplaint = (pattern: RegExp) => {
  expected.push(pattern)
}

/** Redux Toolkit measures its own checks: a busy machine is no fault of the code. */
const MEASUREMENT = /InvariantMiddleware took \d+ms/

const collect = (...message: unknown[]) => {
  const text = format(...message)
  if (!MEASUREMENT.test(text)) complaints.push(text.split('\n', LINES).join('\n'))
}

const checkComplaints = () => {
  const heard = complaints.splice(0)
  const patterns = expected
  expected = []
  expect({
    unexpected: heard.filter((complaint) => !patterns.some((pattern) => pattern.test(complaint))),
    missing: patterns.filter((pattern) => !heard.some((complaint) => pattern.test(complaint))),
  }).toEqual({ unexpected: [], missing: [] })
}

/** Lets every warning and error of the console fail the test in which it is given. */
export const watchConsole = () => {
  console.error = collect
  console.warn = collect
  afterEach(checkComplaints)
  afterAll(checkComplaints)
}
