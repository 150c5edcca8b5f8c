import { portalApi } from '@/api/portalApi'
import { openPortal, success } from '@test/support/scriptedApi'

const { endpoints } = portalApi

type List<Entity> = { ids: string[]; entities: Record<string, Entity> }
const rowsOf = <Entity>(list: List<Entity> | undefined) => list?.ids.map((id) => list.entities[id])

/** A store whose API answers each path with this data. */
const portalOf = (data: Record<string, unknown>) =>
  openPortal(Object.fromEntries(Object.entries(data).map(([path, sent]) => [path, [success(sent)]])))

const read = async <Result>(
  path: string,
  data: unknown,
  ask: (dispatch: Awaited<ReturnType<typeof openPortal>>['store']['dispatch']) => PromiseLike<Result>,
) => {
  const portal = await portalOf({ [path]: data })
  const result = await ask(portal.store.dispatch)
  await portal.close()
  return result
}

const categories = [
  ['/web/category/get', endpoints.getCategories],
  ['/web/home/get_industry_list', endpoints.getHomeIndustries],
] as const

describe.each(categories)('the categories of %s', (path, endpoint) => {
  it('have ids as texts and counts as numbers', async () => {
    const { data } = await read(
      path,
      [
        { industry_id: 9, label: 'Retail', count: '12' },
        { industry_id: '2', label: 'Banking &amp; <b>Finance</b>', count: 0 },
        { industry_id: '3', label: 'Media', count: null },
        { industry_id: '4', label: null },
      ],
      (dispatch) => dispatch(endpoint.initiate()),
    )
    expect(rowsOf(data)).toEqual([
      { industry_id: '9', label: 'Retail', count: 12 },
      { industry_id: '2', label: 'Banking &amp; <b>Finance</b>', count: 0 },
      { industry_id: '3', label: 'Media', count: null },
      { industry_id: '4', label: '', count: null },
    ])
  })
})

describe('the services', () => {
  it('have their ids as texts, and empty texts for what is missing', async () => {
    const { data } = await read(
      '/web/service/get',
      [
        {
          service_id: 7,
          title: 'Payroll &#38; more',
          service_name: 'Payroll care',
          description: '<p>All</p>',
          small_img: 's.png',
          banner_img: 'b.png',
        },
        { service_id: '3', title: 'Survey', description: null },
      ],
      (dispatch) => dispatch(endpoints.getServices.initiate()),
    )
    expect(rowsOf(data)).toEqual([
      {
        service_id: '7',
        title: 'Payroll &#38; more',
        service_name: 'Payroll care',
        description: '<p>All</p>',
        small_img: 's.png',
        banner_img: 'b.png',
      },
      { service_id: '3', title: 'Survey', service_name: '', description: '', small_img: '', banner_img: '' },
    ])
  })
})

describe('the slider images', () => {
  it('are sorted by id ascending, as numbers and not as texts', async () => {
    const sent = [
      { id: '10', image: 'j.jpg' },
      { id: 2, image: 'b.jpg' },
      { id: '1', image: 'a.jpg' },
      { id: 33, image: 'z.jpg' },
    ]
    const { data } = await read('/web/slider-image/get', sent, (dispatch) =>
      dispatch(endpoints.getSliderImages.initiate()),
    )
    expect(rowsOf(data)?.map((slide) => slide?.image)).toEqual(['a.jpg', 'b.jpg', 'j.jpg', 'z.jpg'])
    expect(data?.ids).toEqual(['1', '2', '10', '33'])
  })
})

describe('the states and cities', () => {
  it('have their ids as texts', async () => {
    const states = await read('/web/state/get', [{ state_id: 22, state_name: 'Chhattisgarh' }], (dispatch) =>
      dispatch(endpoints.getStates.initiate()),
    )
    const cities = await read(
      '/web/city/get',
      [{ city_id: 5, city_name: 'Raipur', state_id: 22 }],
      (dispatch) => dispatch(endpoints.getCities.initiate()),
    )
    expect(rowsOf(states.data)).toEqual([{ state_id: '22', state_name: 'Chhattisgarh' }])
    expect(rowsOf(cities.data)).toEqual([{ city_id: '5', city_name: 'Raipur', state_id: '22' }])
  })
})

describe('two rows of one id', () => {
  it('are one thing: the first, as a search through the list would find it', async () => {
    const { data } = await read(
      '/web/service/get',
      [
        { service_id: 7, title: 'Payroll' },
        { service_id: '7', title: 'Survey' },
      ],
      (dispatch) => dispatch(endpoints.getServices.initiate()),
    )
    expect(rowsOf(data)?.map((service) => service?.title)).toEqual(['Payroll'])
  })
})
