import HandleIcon from '@mui/icons-material/DragIndicator'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ComponentProps, HTMLAttributes } from 'react'
import { languageOf } from '@/domain/language'
import type { ContentValues, OfficeContentRow } from '@/domain/office/content'
import { RowButtons } from './RowButtons'
import { ListRowForm } from './ListRowForm'

type ListRowProps = Pick<ComponentProps<typeof ListRowForm>, 'nameField' | 'reference'> & {
  row: OfficeContentRow
  /** What tells it from the other rows. */
  title: string
  isReadOnly: boolean
  place: string
  onPlaced: (buttons: HTMLElement) => void
  className: string
  rowProps: HTMLAttributes<HTMLElement>
  /** Where the whole list is shown. */
  order?: { handle: HTMLAttributes<HTMLElement>; onUp?: () => void; onDown?: () => void }
  onSave: (values: ContentValues) => Promise<boolean>
  onDelete: () => void
}

/** A row of a list that is edited in place. */
export const ListRow = ({
  row: { id, values, version },
  title,
  nameField,
  reference,
  isReadOnly,
  place,
  onPlaced,
  className,
  rowProps,
  order,
  onSave,
  onDelete,
}: ListRowProps) => {
  if (isReadOnly) {
    const name = values[nameField.name] ?? ''
    const referred = reference?.options.find(({ value }) => value === values[reference.field.name])?.label
    return (
      <Box component="li" sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
        <span lang={languageOf(name)}>{name}</span>
        {referred === undefined ? null : (
          <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
            {referred}
          </Typography>
        )}
      </Box>
    )
  }
  return (
    <Box
      {...rowProps}
      component="li"
      data-id={id}
      className={className}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, py: 0.5 }}
    >
      {order ? (
        <Box
          {...order.handle}
          aria-hidden
          title="Drag to move"
          sx={{ display: { xs: 'none', sm: 'flex' }, color: 'text.secondary', cursor: 'grab' }}
        >
          <HandleIcon fontSize="small" />
        </Box>
      ) : null}
      <ListRowForm
        label={`Name of ${title}`}
        title={title}
        nameField={nameField}
        reference={reference}
        before={values}
        version={version}
        onSubmit={onSave}
      />
      <RowButtons
        name={title}
        place={place}
        onPlaced={onPlaced}
        hasOrder={order !== undefined}
        onUp={order?.onUp}
        onDown={order?.onDown}
        onDelete={onDelete}
      />
    </Box>
  )
}
