import Button from '@mui/material/Button'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { PairGroup } from '../form/groups'
import { TextInput } from '../form/TextInput'
import { ROWS_MAX, rowsIn, type Resume, type RowsName } from './resume'

type ResumeRowsProps = {
  name: RowsName
  title: string
  add: string
  labels: Record<string, string>
  list?: string
}

/** Rows of short texts. One that is left empty is not in the document. */
export const ResumeRows = ({ name, title, add, labels, list }: ResumeRowsProps) => {
  const { values } = useFormikContext<Resume>()
  const [atFirst] = useState(() => rowsIn(values, name))
  const [count, setCount] = useState(atFirst)
  return (
    <>
      {Array.from({ length: count }, (_, row) => (
        <PairGroup key={row} label={`${title} ${row + 1}`}>
          {Object.entries(labels).map(([part, label], place) => (
            <TextInput
              key={part}
              name={`${name}${row}${part}`}
              label={label}
              list={place === 0 ? list : undefined}
              // A new row takes the focus.
              autoFocus={place === 0 && row >= atFirst && row === count - 1}
            />
          ))}
        </PairGroup>
      ))}
      <Button
        type="button"
        size="small"
        variant="outlined"
        disabled={count === ROWS_MAX}
        onClick={() => setCount(count + 1)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {add}
      </Button>
    </>
  )
}
