import Button from '@mui/material/Button'
import { useState } from 'react'
import { contentKinds } from '@/domain/office/content'
import type { EditableJobList } from '@/domain/office/jobs'
import { ListDialog } from './ListDialog'

/** Opens the list that a field offers. */
export const EditListButton = ({ list }: { list: EditableJobList }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" sx={{ mt: 0.5, ml: -0.5 }} onClick={() => setIsOpen(true)}>
        {`Edit ${contentKinds[list].label.toLowerCase()}`}
      </Button>
      {isOpen ? <ListDialog list={list} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
