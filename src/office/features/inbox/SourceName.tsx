import { sourceName } from '@/domain/submissions/sources'
import { submissionsApi } from '../../api/submissionsApi'

/** The name of the source of an application. */
export const SourceName = ({ slug }: { slug: string }) => {
  const { data } = submissionsApi.useGetInboxChoicesQuery()
  return sourceName(slug, data?.sources ?? [])
}
