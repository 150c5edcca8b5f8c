import { Navigate, useParams } from 'react-router'
import { contentKinds, contentLists, isContentKind } from '@/domain/office/contentKinds'
import { SingleScreen } from './edit/SingleScreen'
import { RowsScreen } from './list/RowsScreen'
import { listPath } from '../../paths'
import { UnknownKind } from './UnknownKind'

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
