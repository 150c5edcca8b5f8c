import AddIcon from '@mui/icons-material/Add'
import ImportIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { jobStateLabels, jobStates, type OfficeJobRow } from '@/domain/office/jobs'
import { useGetJobsQuery } from '../../../api/jobsApi'
import type { ListQuery } from '../../../api/officeApi'
import { ExportMenu } from '../../../components/ExportMenu'
import { FilterSelect } from '../../../components/filterFields'
import { Screen } from '../../../components/Screen'
import { ServerGrid } from '../../../components/ServerGrid'
import { useGridQuery } from '../../../components/useGridQuery'
import { useIsFrom } from '../../../components/useWidth'
import { useKeptFocus } from '../../../components/useKeptFocus'
import { useMay } from '../../../store/useAccount'
import { LinkButton } from '../../../components/LinkButton'
import { IMPORT_JOBS_PATH, jobPath, NEW_JOB_PATH } from '../../../paths'
import { useClosing } from '../useClosing'
import { changedByColumn, editColumn, jobColumns } from './jobColumns'

const options = { filters: ['state'], sort: { field: 'changedAt', order: 'desc' } } as const

const states = jobStates.map((state) => ({ value: state, label: jobStateLabels[state] }))

const isClosable = ({ state }: OfficeJobRow) => state === 'open' || state === 'paused'

const Buttons = ({ query }: { query: ListQuery }) => (
  <>
    <ExportMenu path="/jobs/export" query={query} />
    <LinkButton startIcon={<ImportIcon />} to={IMPORT_JOBS_PATH}>
      Import
    </LinkButton>
    <LinkButton variant="contained" startIcon={<AddIcon />} to={NEW_JOB_PATH}>
      New job
    </LinkButton>
  </>
)

const useColumns = (mayChange: boolean) => {
  const isWide = useIsFrom('xl')
  return useMemo(
    () => [...jobColumns, ...(isWide ? [changedByColumn] : []), ...(mayChange ? [editColumn] : [])],
    [isWide, mayChange],
  )
}

/** All jobs, in every state. */
export const JobsScreen = () => {
  const navigate = useNavigate()
  const mayChange = useMay('recruiter')
  const grid = useGridQuery(options)
  const { query, change } = grid
  const answer = useGetJobsQuery(query)
  const { close, isClosing } = useClosing()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = answer.data?.rows.filter((row) => ticked.has(row.id) && isClosable(row)) ?? []

  const keepFocus = useKeptFocus(chosen.length > 0, isClosing)
  const closeChosen = async () => {
    keepFocus()
    if (await close(chosen)) setTicked(new Set())
  }

  return (
    <Screen title="Jobs" isFull actions={mayChange ? <Buttons query={query} /> : null}>
      <ServerGrid
        label="Jobs"
        grid={grid}
        answer={answer}
        columns={useColumns(mayChange)}
        phoneColumns={['position', 'state']}
        searchPlaceholder="Number, position, company, place"
        empty="There are no jobs yet."
        onOpen={({ id }) => void navigate(jobPath(id))}
        checkboxSelection={mayChange}
        isRowSelectable={({ row }) => isClosable(row)}
        disableRowSelectionExcludeModel
        rowSelectionModel={{ type: 'include', ids: new Set(ticked) }}
        onRowSelectionModelChange={({ ids }) => setTicked(new Set([...ids].map(String)))}
        hideFooterSelectedRowCount
        filters={
          <FilterSelect
            label="State"
            value={query.state?.toString()}
            options={states}
            onChange={(state) => change({ state })}
          />
        }
        chosen={
          chosen.length > 0 ? (
            <>
              <Typography role="status" sx={{ ml: 'auto', fontWeight: 600 }}>
                {`${chosen.length} chosen`}
              </Typography>
              <Button variant="outlined" loading={isClosing} onClick={() => void closeChosen()}>
                Close
              </Button>
            </>
          ) : null
        }
      />
    </Screen>
  )
}
