import { readDetails, remember } from '@/components/form/profile'

const application = {
  job_id: '42',
  full_name: ' Kiran Netam ',
  mobile: '9898989898',
  email: 'kiran.netam@example.com',
  current_ctc_from: '5',
  current_ctc_to: '7',
  experience_from: '0',
  experience_to: '0',
  current_location: '2',
  is_minor: 'yes',
  guardian_name: 'Sita Netam',
  guardian_mobile: '9811111111',
  keep_for_other_jobs: 'yes',
}

const filledIn = async (form: Parameters<typeof readDetails>[0]) => (await readDetails(form))?.filled

describe('The details of a form that was sent', () => {
  it('fill in what every other form asks for, in its own fields and its own unit, and nothing else', async () => {
    expect(await remember('application', application, true)).toBe(true)
    const who = { mobile: '9898989898', email: 'kiran.netam@example.com' }
    const career = { current_ctc_from: '5', experience_from: '0', experience_to: '0' }
    expect(await filledIn('application')).toEqual({
      full_name: 'Kiran Netam',
      ...who,
      ...career,
      current_ctc_to: '7',
      current_location: '2',
    })
    // 7 Thousand is not 7 Lakhs.
    expect(await filledIn('resume')).toEqual({ name: 'Kiran Netam', ...who, ...career, location_id: '2' })
    expect(await filledIn('internship')).toEqual({ name: 'Kiran Netam', ...who, current_location: '2' })
    expect(await filledIn('enquiry')).toEqual({ name: 'Kiran Netam', ...who })
    expect(localStorage.getItem('profile')).not.toMatch(/Sita|9811111111|yes|"42"/)
  })

  it('change with the next form that has them; of another pay, the end in the other unit is none', async () => {
    await remember('application', application, true)
    await remember('enquiry', { name: 'Kiran N', mobile: '9000000001', email: '' }, false)
    expect(await filledIn('application')).toMatchObject({ full_name: 'Kiran N', current_ctc_to: '7' })
    expect(await filledIn('application')).not.toHaveProperty('email')
    await remember('resume', { name: 'Kiran N', current_ctc_from: '6', current_ctc_to: '8' }, false)
    expect(await filledIn('resume')).toEqual({
      name: 'Kiran N',
      current_ctc_from: '6',
      current_ctc_to: '8',
    })
    expect(await filledIn('application')).toEqual({ full_name: 'Kiran N', current_ctc_from: '6' })
  })

  it('are not remembered again where they were forgotten meanwhile, unless that is asked for', async () => {
    expect(await remember('application', application, false)).toBe(true)
    expect(localStorage).toHaveLength(0)
  })

  it('of a browser that has no room are not remembered', async () => {
    const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await remember('application', application, true)).toBe(false)
    storage.mockRestore()
  })
})

const ours = { version: 1, name: 'Asha' }

test.each([
  ['no JSON', undefined],
  ['null', undefined],
  [JSON.stringify([ours]), undefined],
  [JSON.stringify({ name: 'Asha' }), undefined],
  [JSON.stringify({ ...ours, version: 2 }), undefined],
  [JSON.stringify({ ...ours, version: '1' }), undefined],
  [JSON.stringify({ ...ours, more: 'x'.repeat(40_000) }), undefined],
  [JSON.stringify({ ...ours, email: 'x'.repeat(301), mobile: ' ' }), { name: 'Asha' }],
  [
    JSON.stringify({ ...ours, email: { $: 1 }, mobile: 98, is_minor: 'yes', message: 'Hi' }),
    { name: 'Asha' },
  ],
  [`{"version":1,"__proto__":{"name":"x"},"constructor":"x","name":"<b>Asha"}`, { name: '<b>Asha' }],
])('What lies in the storage: %.80s', async (content, filled) => {
  localStorage.setItem('profile', content)
  expect(await filledIn('enquiry')).toEqual(filled)
})
