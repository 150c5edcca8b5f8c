import { randomBytes } from 'node:crypto'
import type { FormFields } from '@/api/forms'
import { openPortal } from '@test/support/openPortal'
import { success } from '@test/support/scriptedApi'
import { sendForm } from './sendForm'

const PATH = '/web/manpower-enquiry/save'

/** The fields that the API receives when the form holds these. */
const sendFields = async (fields: FormFields) => {
  const portal = await openPortal({ [PATH]: [success()] })
  await sendForm(portal.store, 'saveManpowerEnquiry', fields)
  await portal.close()
  const [asked] = portal.requests
  if (!asked) throw new Error('Nothing was sent')
  const headers = { 'content-type': asked.type }
  return new Response(new Uint8Array(asked.body), { headers }).formData()
}

const textsOf = (form: FormData) =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))

describe('the body of a form', () => {
  it('holds each field once under its name', async () => {
    const fields = {
      name: 'Asha Verma',
      designation: 'Head, R&D',
      company_name: 'Trishul "Precision"\r\nWorks',
      mobile: '9876543210',
      email: 'asha@example.com',
      company_website: 'https://example.com/?a=1&b=2',
    }
    const form = await sendFields(fields)
    expect(textsOf(form)).toEqual(fields)
    expect([...form.keys()]).toHaveLength(6)
  })

  it('holds no file that was not chosen', async () => {
    const form = await sendFields({ name: 'Asha', company_attachment: null, photo: null })
    expect([...form.keys()]).toEqual(['name'])
  })

  it('holds a chosen file whole, under its name', async () => {
    const bytes = new Uint8Array(randomBytes(300_000))
    const file = new File([bytes], 'ज़रूरत needs.PDF', { type: 'application/pdf' })
    const form = await sendFields({ name: 'Asha', company_attachment: file })
    const received = form.get('company_attachment') as File
    expect(received.name).toBe('ज़रूरत needs.PDF')
    expect(received.size).toBe(300_000)
    expect(Buffer.from(await received.arrayBuffer()).equals(bytes)).toBe(true)
  })

  it('holds the services that are required as one JSON list', async () => {
    const form = await sendFields({ service_required: ['Recruitment', 'Manpower for survey'] })
    expect(form.getAll('service_required')).toHaveLength(1)
    expect(JSON.parse(form.get('service_required') as string)).toEqual(['Recruitment', 'Manpower for survey'])
  })
})
