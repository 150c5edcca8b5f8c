import { toCategories, toCompanies, toHeaderContent, toJobs, toSelectLists, toSlider } from '@/api/adapters'
import type { Envelope } from '@/api/envelope'
import type { Job } from '@/domain/entities'

type Entities<Entity> = { ids: string[]; entities: Record<string, Entity> }

const listOf = <Entity>({ ids, entities }: Entities<Entity>) => ids.flatMap((id) => entities[id] ?? [])

/** What the pages show, as the API of a running server sends it. */
export const readContent = async (origin: string) => {
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/web/${path}`)
    return (await answer.json()) as Envelope
  }
  const lists = toSelectLists(await read('job/get_all_select_list'))
  return {
    jobs: listOf<Job>(toJobs(await read('job/get'))),
    header: toHeaderContent(await read('get_header_content_data')),
    slides: listOf(toSlider(await read('slider-image/get'))),
    industries: listOf(toCategories(await read('home/get_industry_list'))),
    companies: listOf(toCompanies(await read('get_clients_list'))),
    locations: listOf(lists.location),
  }
}

export type Content = Awaited<ReturnType<typeof readContent>>
