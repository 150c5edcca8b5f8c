import { portalApi } from '@/api/portalApi'
import { openPortal, success } from '@test/support/scriptedApi'

const { endpoints } = portalApi

const readHeader = async (data: unknown) => {
  const portal = await openPortal({ '/web/get_header_content_data': [success(data)] })
  const result = await portal.store.dispatch(endpoints.getHeaderContent.initiate())
  await portal.close()
  return result
}

const readContact = async (data: unknown) => {
  const portal = await openPortal({ '/web/contact_details/get': [success(data)] })
  const result = await portal.store.dispatch(endpoints.getContactDetails.initiate())
  await portal.close()
  return result
}

describe('the header content', () => {
  const whole = {
    ads_content: '<p>Walk-in</p>',
    img1: 'a.png',
    img2: 'b.png',
    img1_link: 'https://example.com/a',
    img2_link: 'https://example.com/b',
    video_file_name: 'v.mp4',
  }

  it('is the first item of the list', async () => {
    expect((await readHeader([whole, { ...whole, img1: 'other.png' }])).data).toEqual(whole)
  })

  it('has no video where the API names none', async () => {
    const { data } = await readHeader([{ ...whole, video_file_name: null, img2_link: undefined }])
    expect(data).toEqual({ ...whole, video_file_name: '', img2_link: '' })
  })

  it.each([[[]], [null], ['x'], [whole]])(
    'is nothing, and no error, where there is no item: %p',
    async (sent) => {
      const { data, error } = await readHeader(sent)
      expect(data ?? null).toBeNull()
      expect(error).toBeUndefined()
    },
  )
})

describe('the contact details', () => {
  it('are the first item of the list', async () => {
    const { data } = await readContact([
      { working_hours: '10 to 6', holidays: 'Sunday' },
      { working_hours: '9 to 5', holidays: 'Monday' },
    ])
    expect(data).toEqual({ working_hours: '10 to 6', holidays: 'Sunday' })
  })
})
