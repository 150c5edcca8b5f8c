import { sourceName } from '@/domain/submissions/sources'
import { submissionsApi } from '../../api/submissionsApi'

export const SourceName = ({ slug }: { slug: string }) => {
  const { data } = submissionsApi.useGetInboxChoicesQuery()
  return sourceName(slug, data?.sources ?? [])
}
