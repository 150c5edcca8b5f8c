import type { ComponentProps } from 'react'
import { useParams } from 'react-router'
import { type ContentKindName, contentKinds, isContentKind } from '@/domain/office/contentKinds'
import { capitalized, rowTitle } from '@/domain/office/contentTexts'
import { useGetContentRowQuery } from '../../../api/contentApi'
import { Loaded, useFirstAnswer } from '../../../components/Loaded'
import { useDeleting } from '../../../components/content/useDeleting'
import { kindPath } from '../../../paths'
import { useMay } from '../../../store/useAccount'
import { ContentFrame, UnknownKind } from '../ContentFrame'
import { ContentEditor, toValues } from './ContentEditor'
import { RowView } from './RowView'

/** The form of a row, or its values for an account that may not change them. */
export const RowEditor = (props: ComponentProps<typeof ContentEditor>) =>
  useMay('recruiter') ? (
    <ContentEditor {...props} />
  ) : (
    <RowView kind={props.kind} values={toValues(props.kind, props.opened)} />
  )

type OpenedRowProps = { kind: ContentKindName; id: string }

const OpenedRow = ({ kind, id }: OpenedRowProps) => {
  const { label, one } = contentKinds[kind]
  const remove = useDeleting(kind)
  const query = useFirstAnswer(useGetContentRowQuery({ kind, id }, { refetchOnMountOrArgChange: true }))
  const title = query.data ? rowTitle(kind, query.data.values) : capitalized(one)
  return (
    <ContentFrame title={title} back={{ label, to: kindPath(kind) }}>
      <Loaded query={query} label={`Loading the ${one}`}>
        {(opened) => (
          <RowEditor
            kind={kind}
            opened={opened}
            leaveTo={kindPath(kind)}
            onDelete={() => remove(id, title)}
          />
        )}
      </Loaded>
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
