import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { Navigate, useParams } from 'react-router'
import { NoticeBoard } from '@/components/NoticeBoard'
import type { ContentValues } from '@/domain/office/content'
import { type ContentKindName, contentKinds, contentLists, isContentKind } from '@/domain/office/contentKinds'
import { plainText } from '@/domain/plainText'
import { useGetContentQuery } from '../../api/contentApi'
import { Loaded, useFirstAnswer } from '../../components/Loaded'
import { PreviewSection } from '../../components/preview/PreviewSection'
import { listPath } from '../../paths'
import { ContentFrame, SeeOnSite, UnknownKind } from './ContentFrame'
import { RowEditor } from './edit/RowScreens'
import { RowsScreen } from './RowsScreen'

/** The notice board as visitors see it. */
const HeaderPreview = ({ values }: { values: ContentValues }) => {
  const notice = useDeferredValue(values.ads_content ?? '')
  return (
    <PreviewSection title="On the home page">
      {plainText(notice) === '' ? (
        <Typography variant="body2" color="textSecondary">
          Visitors see no notice board.
        </Typography>
      ) : (
        <NoticeBoard html={notice} />
      )}
    </PreviewSection>
  )
}

/** A kind that has one row alone: its form. */
const SingleScreen = ({ kind }: { kind: ContentKindName }) => {
  const { label } = contentKinds[kind]
  const query = useFirstAnswer(useGetContentQuery(kind, { refetchOnMountOrArgChange: true }))
  return (
    <ContentFrame title={label} actions={<SeeOnSite kind={kind} />}>
      <Loaded query={query} label={`Loading ${label.toLowerCase()}`}>
        {([row]) => (
          <RowEditor kind={kind} opened={row} preview={kind === 'header' ? HeaderPreview : undefined} />
        )}
      </Loaded>
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
