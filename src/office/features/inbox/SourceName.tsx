import { sourceName } from '@/domain/office/sources'
import { submissionsApi } from '../../api/submissionsApi'

/** The name of the place by whose link an application came. */
export const SourceName = ({ slug }: { slug: string }) => {
  const { data } = submissionsApi.useGetInboxChoicesQuery()
  return sourceName(slug, data?.sources ?? [])
}
