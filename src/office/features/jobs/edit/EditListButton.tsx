import Button from '@mui/material/Button'
import { useState } from 'react'
import type { EditableJobList } from '@/domain/office/jobs'
import { ListDialog } from './ListDialog'

const titles: Record<EditableJobList, string> = {
  industries: 'Industries',
  departments: 'Departments',
  roles: 'Roles',
  locations: 'Places',
}

/** Opens the list that a field offers. */
export const EditListButton = ({ list }: { list: EditableJobList }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" sx={{ mt: 0.5, ml: -0.5 }} onClick={() => setIsOpen(true)}>
        {`Edit ${titles[list].toLowerCase()}`}
      </Button>
      {isOpen ? <ListDialog list={list} title={titles[list]} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
