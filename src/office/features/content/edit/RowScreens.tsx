import { useState } from 'react'
import { useParams } from 'react-router'
import { Loading } from '@/components/Loading'
import type { OfficeContentRow } from '@/domain/office/content'
import { type ContentKindName, contentKinds, isContentKind } from '@/domain/office/contentKinds'
import { capitalized, rowTitle } from '@/domain/office/contentTexts'
import { useGetContentRowQuery } from '../../../api/contentApi'
import { LoadFailure } from '../../../components/LoadFailure'
import { useDeleting } from '../../../components/content/useDeleting'
import { kindPath } from '../../../paths'
import { useMay } from '../../../store/useAccount'
import { ContentFrame, UnknownKind } from '../ContentFrame'
import { ContentEditor } from './ContentEditor'
import { RowView } from './RowView'

type OpenedRowProps = { kind: ContentKindName; id: string }

const OpenedRow = ({ kind, id }: OpenedRowProps) => {
  const { label, one } = contentKinds[kind]
  const mayChange = useMay('recruiter')
  const remove = useDeleting(kind)
  const { data, isFetching, error, refetch } = useGetContentRowQuery(
    { kind, id },
    { refetchOnMountOrArgChange: true },
  )
  const [opened, setOpened] = useState<OfficeContentRow>()
  // What is typed stays when the row is read again later.
  if (!opened && data && !isFetching) setOpened(data)
  return (
    <ContentFrame
      title={opened ? rowTitle(kind, opened.values) : capitalized(one)}
      back={{ label, to: kindPath(kind) }}
    >
      {opened && mayChange ? (
        <ContentEditor
          kind={kind}
          opened={opened}
          leaveTo={kindPath(kind)}
          onDelete={() => remove(id, rowTitle(kind, opened.values))}
        />
      ) : null}
      {opened && !mayChange ? <RowView kind={kind} values={opened.values} /> : null}
      {!opened && error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : null}
      {opened || error ? null : <Loading label={`Loading the ${one}`} />}
    </ContentFrame>
  )
}

/** The form of a row that is there. */
export const RowScreen = () => {
  const { kind = '', id = '' } = useParams()
  return isContentKind(kind) ? <OpenedRow key={`${kind} ${id}`} kind={kind} id={id} /> : <UnknownKind />
}

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
