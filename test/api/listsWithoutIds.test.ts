import { portalApi } from '@/api/portalApi'
import { openPortal, success } from '@test/support/scriptedApi'

const { endpoints } = portalApi

const read = async (path: string, data: unknown) => {
  const portal = await openPortal({ [path]: [success(data)] })
  const { dispatch } = portal.store
  const lists = {
    '/web/office/get': () => dispatch(endpoints.getOffices.initiate()),
    '/web/email/get': () => dispatch(endpoints.getEmails.initiate()),
    '/web/csr/get': () => dispatch(endpoints.getCsrItems.initiate()),
    '/web/get_clients_list': () => dispatch(endpoints.getCompanies.initiate()),
  }
  const list = (await lists[path as keyof typeof lists]()).data
  await portal.close()
  const entities: Record<string, unknown> | undefined = list?.entities
  return list?.ids.map((id) => entities?.[id])
}

const office = {
  office_type: 'Branch Office',
  address: '4, Station Road, Bilaspur',
  contact_no: '0775 255501',
  whatsapp_no: '9800000001',
}

describe('the offices, which have no ids', () => {
  it.each([
    ['type', { office_type: 'Corporate Office' }],
    ['address', { address: '9, Link Road, Korba' }],
    ['number', { contact_no: '0775 255502' }],
    ['WhatsApp number', { whatsapp_no: '9800000002' }],
  ])('are two where only their %s differs', async (_what, changes) => {
    expect(await read('/web/office/get', [office, { ...office, ...changes }])).toEqual([
      office,
      { ...office, ...changes },
    ])
  })
})

describe('a list without ids', () => {
  it.each([
    [
      '/web/email/get',
      [
        { label: 'Jobs', email: 'jobs@example.com' },
        { label: 'Jobs', email: 'careers@example.com' },
        { label: 'Accounts', email: 'jobs@example.com' },
      ],
    ],
    [
      '/web/csr/get',
      [
        { image: 'tree.jpg', description: 'We planted trees.' },
        { image: 'tree.jpg', description: 'We watered them.' },
      ],
    ],
    ['/web/get_clients_list', [{ logo_file_name: 'b.png', image_url: '' }]],
  ])('keeps each row in its order: %s', async (path, sent) => {
    expect(await read(path, sent)).toEqual(sent)
  })
})
