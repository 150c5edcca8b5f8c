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
