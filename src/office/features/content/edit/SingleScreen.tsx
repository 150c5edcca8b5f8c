import { useState } from 'react'
import { Loading } from '@/components/Loading'
import type { OfficeContentRow } from '@/domain/office/content'
import { contentKinds, type ContentKindName } from '@/domain/office/contentKinds'
import { useGetContentQuery } from '../../../api/contentApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { useMay } from '../../../store/useAccount'
import { ContentFrame } from '../ContentFrame'
import { SeeOnSite } from '../SeeOnSite'
import { ContentEditor, toValues } from './ContentEditor'
import { HeaderPreview } from './HeaderPreview'
import { RowView } from './RowView'

/** A kind that has one row alone: its form. */
export const SingleScreen = ({ kind }: { kind: ContentKindName }) => {
  const { label } = contentKinds[kind]
  const mayChange = useMay('recruiter')
  const { data, isFetching, error, refetch } = useGetContentQuery(kind, { refetchOnMountOrArgChange: true })
  const [opened, setOpened] = useState<OfficeContentRow[]>()
  // What is typed stays when the row is read again later.
  if (!opened && data && !isFetching) setOpened(data)
  const [row] = opened ?? []
  return (
    <ContentFrame title={label} actions={<SeeOnSite kind={kind} />}>
      {opened && mayChange ? (
        <ContentEditor kind={kind} opened={row} preview={kind === 'header' ? HeaderPreview : undefined} />
      ) : null}
      {opened && !mayChange ? <RowView kind={kind} values={toValues(kind, row)} /> : null}
      {!opened && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {opened || error ? null : <Loading label={`Loading ${label.toLowerCase()}`} />}
    </ContentFrame>
  )
}
