import { screen } from '@testing-library/react'
import { trackPaths, type TrackAction, type Tracked } from '@/domain/submissions/track'
import { renderApp } from '@test/support/renderApp'
import { startScriptedApi, success, type Answer } from '@test/support/scriptedApi'

const closings: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** An API that ends with the test. */
export const startApi = async (answers: Record<string, Answer[]>) => {
  const api = await startScriptedApi(answers)
  closings.push(api.close)
  return api
}

export const REFERENCE = 'R7K4-92QX'

export const tracked = (changes: Partial<Tracked> = {}): Answer =>
  success({
    reference: REFERENCE,
    kind: 'Application',
    // After midnight in India.
    sentAt: '2026-11-24T19:05:00.000Z',
    about: 'Ward Nurse',
    job: { id: '1012', position: 'Ward Nurse', isOpen: false },
    state: 'Being looked at',
    codes: { kind: 'application', state: 'in_review' },
    stateAt: '2026-11-24T19:05:00.000Z',
    isWithdrawn: false,
    takeBackUntil: null,
    canAsk: false,
    askedOn: null,
    answers: [],
    invitationUrl: null,
    invitationDay: null,
    questionUrl: null,
    email: 'asha@example.org',
    mobile: '9826012345',
    fields: [
      { label: 'Full name', value: 'आशा वर्मा' },
      { label: 'Current CTC', value: '5 Lakhs' },
    ],
    files: [{ name: 'asha.docx', size: 24_600 }],
    keptUntil: '2027-05-24T19:05:00.000Z',
    disclosures: [
      { recipient: 'Arogyam Hospital', at: '2026-11-25T06:30:00.000Z', saidYesAt: '', reason: '' },
    ],
    privacyVersion: '1',
    copyUrl: '/api/track/copy?reference=R7K4-92QX&until=1&token=x',
    ...changes,
  } satisfies Tracked)

export const withdrawn = {
  state: 'Withdrawn',
  codes: { kind: 'application', state: 'withdrawn' },
  isWithdrawn: true,
  // 2:05 in the afternoon of the next day in India.
  takeBackUntil: '2026-11-29T08:35:00.000Z',
} as const

export const refused = (code: number, message: string, field?: string): Answer => ({
  code,
  json: { status: '0', message, problems: field ? [{ field, code: 'refused' }] : undefined },
})

export const NOT_FOUND = 'No submission has this reference and these digits.'

type Answers = Partial<Record<TrackAction, Answer[]>>

export const receipt = (reference: string, about: string) => ({
  reference,
  about,
  kind: 'Application',
  jobId: '1012',
  sentOn: '2026-11-25',
})

export const open = async (answers: Answers = {}, path = '/track') => {
  const api = await startApi(
    Object.fromEntries(
      Object.entries(answers).map(([action, given]) => [trackPaths[action as TrackAction], given]),
    ),
  )
  const app = renderApp(path, { origin: api.origin, ownApi: true })
  const reference = await screen.findByLabelText('Reference')
  const digits = screen.getByLabelText('Last 4 digits of your mobile')
  const write = async (field: HTMLElement, text: string) => {
    await app.user.clear(field)
    await app.user.paste(text)
  }
  const press = (name: string) => app.user.click(screen.getByRole('button', { name }))
  return {
    ...app,
    reference,
    digits,
    press,
    write,
    /** The bodies that were sent to the API. */
    sent: () => api.requests.map(({ body }) => JSON.parse(body.toString()) as unknown),
    show: async (typedReference = REFERENCE, typedDigits = '2345') => {
      await write(screen.getByLabelText('Reference'), typedReference)
      await write(screen.getByLabelText('Last 4 digits of your mobile'), typedDigits)
      await press('Show')
    },
  }
}

export const shown = () => screen.findByRole('region', { name: REFERENCE })

/** The texts of a list of facts, by their names. */
export const factsOf = (region: HTMLElement) =>
  Object.fromEntries(
    [...region.querySelectorAll('dt')].map((name) => [name.textContent, name.nextSibling?.textContent]),
  )
