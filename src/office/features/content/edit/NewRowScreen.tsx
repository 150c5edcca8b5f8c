import { useParams } from 'react-router'
import { contentKinds, isContentKind } from '@/domain/office/contentKinds'
import { ContentFrame } from '../ContentFrame'
import { kindPath } from '../../../paths'
import { UnknownKind } from '../UnknownKind'
import { ContentEditor } from './ContentEditor'

/** The form of a row that is not there yet. */
export const NewRowScreen = () => {
  const { kind = '' } = useParams()
  if (!isContentKind(kind)) return <UnknownKind />
  const { label, one } = contentKinds[kind]
  return (
    <ContentFrame title={`New ${one}`} back={{ label, to: kindPath(kind) }}>
      <ContentEditor key={kind} kind={kind} leaveTo={kindPath(kind)} />
    </ContentFrame>
  )
}
