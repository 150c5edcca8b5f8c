import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { NoticeBoard } from '@/components/NoticeBoard'
import { plainText } from '@/domain/plainText'
import type { ContentValues } from '@/domain/office/content'
import { PreviewPart } from '../../../components/preview/PreviewPart'

/** The notice board as visitors see it. */
export const HeaderPreview = ({ values }: { values: ContentValues }) => {
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
