import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { Loading } from '@/components/Loading'
import { NoticeBoard } from '@/components/NoticeBoard'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { type ContentKindName, contentKinds, contentLists, isContentKind } from '@/domain/office/contentKinds'
import { plainText } from '@/domain/plainText'
import { useGetContentQuery } from '../../api/contentApi'
import { LoadFailure } from '../../components/LoadFailure'
import { PreviewPart } from '../../components/preview/PreviewPart'
import { listPath } from '../../paths'
import { useMay } from '../../store/useAccount'
import { ContentFrame, SeeOnSite, UnknownKind } from './ContentFrame'
import { ContentEditor, toValues } from './edit/ContentEditor'
import { RowView } from './edit/RowView'
import { RowsScreen } from './list/RowsScreen'

/** The notice board as visitors see it. */
const HeaderPreview = ({ values }: { values: ContentValues }) => {
  const notice = useDeferredValue(values.ads_content ?? '')
  return (
    <PreviewPart title="On the home page">
      {plainText(notice) === '' ? (
        <Typography variant="body2" color="textSecondary">
          Visitors see no notice board.
        </Typography>
      ) : (
        <NoticeBoard html={notice} />
      )}
    </PreviewPart>
  )
}

/** A kind that has one row alone: its form. */
const SingleScreen = ({ kind }: { kind: ContentKindName }) => {
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

/** One kind of content: its rows, the one that it has, or a list. */
export const KindScreen = () => {
  const { kind = '' } = useParams()
  if (!isContentKind(kind)) return <UnknownKind />
  if (contentLists.some((list) => list === kind)) return <Navigate to={listPath(kind)} replace />
  return contentKinds[kind].single ? (
    <SingleScreen key={kind} kind={kind} />
  ) : (
    <RowsScreen key={kind} kind={kind} />
  )
}
